/** The points preview at a table: the engine is loaded when it is wanted, after the table is on the screen. */
import { t } from "../app/i18n.svelte.ts";
import { settings } from "../app/settings.svelte.ts";
import type { Engine } from "../engine/types.ts";
import type { TableGame } from "./game.svelte.ts";
import { loadHelp } from "./load-help.ts";
import { kindPoints, rowPreview, type KindPoints, type RowGain, type RowPreview } from "./preview.ts";
import { pointsText } from "./scoring.ts";

/** A row's preview in words. */
export interface ShownPreview {
  readonly gains: readonly (RowGain & { readonly name: string })[];
  readonly hasBonus: boolean;
  /** What a screen reader says. */
  readonly description: string;
}

export class PointsPreview {
  readonly #game: TableGame;
  #engine: Engine | null = $state.raw(null);

  constructor(game: TableGame) {
    this.#game = game;
  }

  /** For players who want it, unless the table's host does not: not for spectators. */
  readonly isOn = $derived.by(() => {
    const { me, view } = this.#game;
    return settings.pointsPreview && view.options.preview !== false && me !== null;
  });

  /** Load what it needs. Where the engine cannot run, there is no preview. */
  async load(): Promise<void> {
    this.#engine ??= await loadHelp();
  }

  /** What each kind of my cards counts now; empty until the engine is loaded. */
  readonly mine: KindPoints = $derived.by(() => {
    const { me, state } = this.#game;
    const engine = this.#engine;
    if (!this.isOn || engine === null || me === null) return {};
    return kindPoints(engine.sheet(state.hands[me]!, state.points, state.removed));
  });

  /** Of each row; null where there is nothing to show. */
  readonly rows: readonly (ShownPreview | null)[] = $derived.by(() => {
    const { state, isOver, isSettled } = this.#game;
    return state.rows.map((_, row) => (isOver || !isSettled ? null : this.#row(row)));
  });

  readonly #position = $derived.by(() => {
    const turn = this.#game.view.turn;
    return turn && this.#engine ? this.#engine.position(turn.position) : null;
  });

  #row(row: number): ShownPreview | null {
    const { me, state, choices } = this.#game;
    const [engine, position] = [this.#engine, this.#position];
    if (!this.isOn || engine === null || position === null || me === null) return null;
    const scorer = (hand: string): ReturnType<Engine["sheet"]> =>
      engine.sheet(hand, state.points, state.removed);
    const preview = rowPreview(position, { row, choice: choices.rows[row] ?? null, me }, scorer);
    return preview && this.#inWords(preview);
  }

  #inWords({ gains, hasBonus }: RowPreview): ShownPreview {
    const sentences = gains.map((gain) => this.#sentence(gain));
    return {
      gains: gains.map((gain) => ({ ...gain, name: this.#game.shownName(gain.seat) })),
      hasBonus,
      description: [...sentences, ...(hasBonus ? [t("preview-bonus")] : [])].join(" "),
    };
  }

  #sentence({ seat, before, after }: RowGain): string {
    const points = { before: pointsText(before), after: pointsText(after) };
    if (seat === this.#game.reader) return t("preview-row-you", points);
    return t("preview-row-other", { player: this.#game.shownName(seat), ...points });
  }
}
