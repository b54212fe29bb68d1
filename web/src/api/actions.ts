/** What a player can do in a turn. On the wire an action is a short text: `D`, `P0`, `T2`. */

export type Action = { readonly kind: "draw" } | { readonly kind: "place" | "take"; readonly row: number };

export const DRAW: Action = { kind: "draw" };

const KINDS = { P: "place", T: "take" } as const;
const LETTERS = { place: "P", take: "T" } as const;

/** The action of a text; null if the text is not an action. */
export function parseAction(text: string): Action | null {
  if (text === "D") return DRAW;
  const [, letter, row] = /^([PT])(\d)$/.exec(text) ?? [];
  return letter === undefined ? null : { kind: KINDS[letter as keyof typeof KINDS], row: Number(row) };
}

export function actionText(action: Action): string {
  return action.kind === "draw" ? "D" : `${LETTERS[action.kind]}${action.row}`;
}

export function isSameAction(one: Action | null, other: Action | null): boolean {
  return one === other || (one !== null && other !== null && actionText(one) === actionText(other));
}
