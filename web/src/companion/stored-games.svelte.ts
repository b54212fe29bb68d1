/** The games that people have entered on this device. */
import { areEnteredGames, type EnteredGame } from "./entered-games.ts";
import { Stored } from "./stored.svelte.ts";

const NONE: readonly EnteredGame[] = [];

export const enteredGames = new Stored("coloretto.entered-games", areEnteredGames, NONE);

/** Store a new game; returns its id. */
export function addGame(record: string): string {
  const id = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  enteredGames.set([{ id, begun: Date.now(), record }, ...enteredGames.value]);
  return id;
}

export function gameOf(id: string): EnteredGame | undefined {
  return enteredGames.value.find((game) => game.id === id);
}

export function changeGame(id: string, record: string): void {
  enteredGames.set(enteredGames.value.map((game) => (game.id === id ? { ...game, record } : game)));
}

export function deleteGame(id: string): void {
  enteredGames.set(enteredGames.value.filter((game) => game.id !== id));
}
