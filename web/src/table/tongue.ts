/** The tongue with which a player's chameleon snatches a row. */

/** In pixels of the window; it points right before it is turned. */
export interface Tongue {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly angle: string;
  /** Milliseconds until it has hit, and until it is back. */
  readonly strike: number;
  readonly back: number;
}

/** How long it takes to hit, in flights of a card. */
const STRIKE = 0.4;

/** From the middle of one thing to that of another, if both are there. `flight`: how long a card flies. */
export function tongueBetween(from: DOMRect | null, to: DOMRect | null, flight: number): Tongue | null {
  if (from === null || to === null) return null;
  const [x, y] = middle(from);
  const [targetX, targetY] = middle(to);
  return {
    x,
    y,
    length: Math.hypot(targetX - x, targetY - y),
    angle: `${Math.atan2(targetY - y, targetX - x).toFixed(3)}rad`,
    strike: STRIKE * flight,
    back: flight,
  };
}

function middle({ x, y, width, height }: DOMRect): [x: number, y: number] {
  return [x + width / 2, y + height / 2];
}
