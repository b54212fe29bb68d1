/** Advice at a table without other people: when it is asked for, and before a blunder. */
import { actionText, type Action } from "../api/actions.ts";
import type { Happened } from "../api/messages.ts";
import { errorText } from "../app/error-text.ts";
import { loadTexts, translate } from "../app/i18n.svelte.ts";
import { navigate } from "../app/router.svelte.ts";
import { settings } from "../app/settings.svelte.ts";
import { toast } from "../design/toasts.svelte.ts";
import type { TableAdvice } from "../local/advising.ts";
import { adviceText, blunderLoss } from "./advice.ts";
import type { TableGame } from "./game.svelte.ts";

export class Coach {
  readonly #game: TableGame;
  #advice: TableAdvice | null = $state.raw(null);
  /** Whether the advice is to be seen; without it, the person did not ask. */
  #isWanted = $state.raw(false);
  #hasTexts = $state.raw(false);

  constructor(game: TableGame) {
    this.#game = game;
  }

  /** Whether it can be asked at this table. */
  readonly isHere = $derived.by(
    () => this.#hasTexts && this.#game.table.advisor != null && !this.#game.isOver && this.#game.me !== null,
  );

  /** Load its texts, if there is a coach at this table. */
  async load(): Promise<void> {
    await loadTexts("insight");
    this.#hasTexts = true;
  }

  readonly #current = $derived.by(() =>
    this.#advice?.position === this.#game.view.turn?.position ? this.#advice : null,
  );

  /** Whether an answer is awaited. */
  readonly isBusy = $derived.by(() => this.#isWanted && this.#game.isMyTurn && this.#current === null);

  /** The advice in words; null while none was asked for in this position. */
  readonly text: string | null = $derived.by(() => {
    const { me, names } = this.#game;
    if (!this.#isWanted || this.#current === null || me === null) return null;
    const name = (seat: number): string => names[seat] ?? "";
    return adviceText(this.#current, { translate, name, player: me });
  });

  async ask(): Promise<void> {
    if (!this.isHere || !this.#game.isMyTurn) return;
    this.#isWanted = true;
    try {
      await this.#load();
      if (this.text !== null) this.#game.announcer.say(this.text);
    } catch (error) {
      this.dismiss();
      toast(errorText(error), "danger");
    }
  }

  dismiss(): void {
    this.#isWanted = false;
  }

  /** Whether the person wants to be warned before a blunder. */
  get isTeaching(): boolean {
    return settings.teaching && this.isHere;
  }

  /** Whether the person can take back the last action of this game. */
  readonly canTakeBack = $derived.by(() => {
    const { table, me } = this.#game;
    const ofThisGame = table.history.slice(table.history.findLastIndex(isStart) + 1);
    return this.isTeaching && ofThisGame.some((message) => isPlayedBy(message, me));
  });

  /** Take back my last action: the game goes on at another table. */
  async takeBack(): Promise<void> {
    try {
      navigate(await this.#game.table.advisor!.takeBack(), { replace: true });
    } catch (error) {
      toast(errorText(error), "danger");
    }
  }

  /** What an action of mine gives away, if it is a blunder; else null. */
  async blunderLoss(action: Action): Promise<number | null> {
    try {
      await this.#load();
    } catch {
      return null; // the game goes on without it
    }
    return this.#current && blunderLoss(this.#current, actionText(action), this.#game.me!);
  }

  /** Ask the table, once for each position. */
  async #load(): Promise<void> {
    this.#advice = this.#current ?? (await this.#game.table.advisor!.advise());
  }
}

function isStart({ events }: Happened): boolean {
  return events.some(({ type }) => type === "started");
}

function isPlayedBy({ events }: Happened, seat: number | null): boolean {
  return events.some((event) => event.type === "played" && event.seat === seat && !event.by_bot);
}
