/** "Your turn", to be noticed from another tab or window: in the title, in the tab's icon, and on the app's icon. */
import { untrack } from "svelte";
import { t } from "./i18n.svelte.ts";

const END = encodeURIComponent("</svg>");
/** A red dot with a border, over a corner of the icon. */
const DOT = encodeURIComponent(
  '<circle cx="400" cy="112" r="104" fill="#fffaf0"/><circle cx="400" cy="112" r="84" fill="#d3202f"/>',
);

let isMyTurn = $state.raw(false);

/** The title of a page, which says so while it is my turn. */
export function titleInTurn(title: string): string {
  return `${isMyTurn ? `● ${t("local-your-turn")}` : title} – ${t("app-name")}`;
}

/** Say whether it is my turn; returns how to take it back. An effect that calls it does not depend on it. */
export function signalTurn(isMine: boolean): () => void {
  untrack(() => show(isMine));
  return () => untrack(() => show(false));
}

function show(isMine: boolean): void {
  if (isMine === isMyTurn) return;
  isMyTurn = isMine;
  showInIcon(isMine);
  showOnApp(isMine);
}

/** The page has its icon as a data URL: see `page-icon.ts`. */
function showInIcon(isMine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  if (icon) icon.href = isMine ? icon.href.replace(END, DOT + END) : icon.href.replace(DOT, "");
}

/** Only installed apps have a badge, and not in every browser. */
function showOnApp(isMine: boolean): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = isMine ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
