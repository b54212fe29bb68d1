/** Copying and sharing text. */
import { toast } from "../design/toasts.svelte.ts";
import { t } from "./i18n.svelte.ts";

/** Copy a text and show whether that worked. */
export async function copy(text: string): Promise<void> {
  const isCopied = (await writeClipboard(text)) || copySelection(text);
  toast(isCopied ? t("app-copied") : t("app-not-copied"), isCopied ? "calm" : "danger");
}

/** False on insecure pages, which have no clipboard: games at home are often served over plain HTTP. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on an insecure page
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Open the device's share menu; a cancelled share is not an error. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
  }
}
