/** Links to tables and table codes, as people send them to each other. */
import { addressOf } from "../site.ts";

const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The table id in a pasted link or code; null if there is none. */
export function tableIdIn(text: string): string | null {
  const trimmed = text.trim();
  const id = /\/table\/([^/?#\s]+)/.exec(trimmed)?.[1] ?? trimmed;
  return TABLE_ID.test(id) ? id : null;
}

/** From another origin, if this one works on this machine only. */
export function tableLink(table: string, origin: string = location.origin): string {
  return origin + addressOf(`/table/${table}`);
}

/** Whether links from this host do not work on other devices. */
export function isLocalHost(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");
}
