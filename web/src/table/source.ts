/** What the table's screen needs of a live table; a replay or a picture book can be one, too. */
import type { LiveTable } from "../api/live-table.svelte.ts";

export type TableSource = Pick<
  LiveTable,
  "id" | "view" | "version" | "connection" | "history" | "seat" | "now" | "listen" | "send"
>;
