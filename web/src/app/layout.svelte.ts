/** How much of the window a screen fills. */

/** `page`: between header and footer. `full`: everything below a low header. `pending`: not known yet, no header. */
export type Layout = "page" | "full" | "pending";

let layout: Layout = $state.raw("pending");

/** The layout of a table's screen: its waiting room is a page, its game fills the window. */
export function tableLayout(): Layout {
  return layout;
}

export function setTableLayout(wanted: Layout): void {
  layout = wanted;
}
