/** Guests have not chosen a name: they are a number, which is worded here. Earlier versions wrote "Guest 1357". */
import { t } from "./i18n.svelte.ts";

const GUEST = /^(?:#|Guest )([1-9]\d{3}(?: \d+)?)$/;

/** A person's name as people read it. */
export function personName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number === undefined ? name : t("player-guest", { number });
}
