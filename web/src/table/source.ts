/** What the table's screen needs from a table: a live one, or one of the gallery. */
import type { LiveTable } from "../api/live-table.svelte.ts";

export type TableSource = Pick<
  LiveTable,
  | "id"
  | "away"
  | "losses"
  | "view"
  | "version"
  | "connection"
  | "history"
  | "isHistoryLoaded"
  | "seat"
  | "now"
  | "listen"
  | "send"
>;
