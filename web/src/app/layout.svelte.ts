/** How much of the window a screen wants. */

/** `calm`: a page with header and footer. `whole`: all but a low header. `unknown`: not known yet, the header waits. */
export type Layout = "calm" | "whole" | "unknown";

let wanted: Layout = $state.raw("unknown");

/** What the table wants: its waiting room is a page, its game is not. */
export function tableLayout(): Layout {
  return wanted;
}

export function wantLayout(layout: Layout): void {
  wanted = layout;
}
