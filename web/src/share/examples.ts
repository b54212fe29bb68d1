/** A record and random numbers for tests. */

/** The example of docs/formats.md. */
export const RECORD = `coloretto record 1
rules: players:2,capacities:1.2.3,jokers:2,golden_jokers:1,reserve:54,table:violet,colours_removed:2,start_cards:2,games:1
player 0: Anna
player 1: Ben
tag event: an example
tag date: 2026-07-31
commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
entropy 0: lotus
entropy 1: 37
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
removed: ag
start cards: fd bc
start player: 1

# round 1
  1. 1 Dd P2
# the last-round card has turned up
  2. 0 D+ P1
  3. 1 DJ P2
  4. 0 T2=c
  5. 1 D+ P1
  6. 1 T1

scores: 10 6
`;

/** Whole numbers below a limit, the same for the same seed. */
export function randomNumbers(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
