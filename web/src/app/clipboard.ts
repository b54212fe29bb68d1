/** Texts on their way to somewhere else. */
import { toast } from "../design/toasts.svelte.ts";
import { t } from "./i18n.svelte.ts";

/** Copy a text, and say whether that worked. */
export async function copy(text: string): Promise<void> {
  const isCopied = (await copied(text)) || copiedByHand(text);
  toast(isCopied ? t("app-copied") : t("app-not-copied"), isCopied ? "calm" : "danger");
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // a page that is not secure has no clipboard: a game at home is served without
  }
}

function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- all there is where the page is not secure
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Hand a link to another app of the device; whoever changes their mind hears nothing of it. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
  }
}
