/** A line of positions that is explored: actions and cards are chosen, taken back, and valued as soon as they are. */
import type { Advice, Effort, Engine, Position } from "../engine/types.ts";

/** A first impression, then a better one. */
const EFFORTS = ["quick", "normal"] as const satisfies readonly Effort[];

export type Analyse = (position: string, effort: Effort) => Promise<Advice>;

export class AnalysisBoard {
  readonly #engine: Engine;
  readonly #analyse: Analyse;
  #line: readonly Position[] = $state.raw([]);
  #advice: Advice | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** Counts positions: values of another one come too late. */
  #run = 0;

  /** Throws an EngineError if the text is not a position. */
  constructor(engine: Engine, text: string, analyse: Analyse) {
    this.#engine = engine;
    this.#analyse = analyse;
    this.set(text);
  }

  readonly position: Position = $derived.by(() => this.#line.at(-1)!);
  readonly canUndo = $derived.by(() => this.#line.length > 1);
  readonly awaitsCard = $derived.by(() => !this.position.isOver && this.position.legal.length === 0);
  /** Of the legal actions, the best one first; null until they are known. */
  readonly values = $derived.by(() => this.#advice?.actions ?? null);
  /** Why the best one is better than the next; null until that is known, or if there is nothing to say. */
  readonly reason = $derived.by(() => this.#advice?.reason ?? null);
  /** What every seat may expect if the best action is chosen; null until that is known. */
  readonly shares = $derived.by(() => {
    if (this.position.isOver) return this.position.winShares;
    return this.values?.[0]?.shares ?? null;
  });

  /** Begin a new line; throws an EngineError if the text is not a position. */
  set(text: string): void {
    this.#show([this.#engine.position(text)]);
  }

  choose(action: string): void {
    if (this.position.legal.includes(action)) this.#show([...this.#line, this.position.after(action)]);
  }

  reveal(card: string): void {
    this.#show([...this.#line, this.position.reveal(card)]);
  }

  undo(): void {
    if (this.canUndo) this.#show(this.#line.slice(0, -1));
  }

  #show(line: readonly Position[]): void {
    this.#line = line;
    this.#advice = null;
    void this.value();
  }

  /** Value the actions of the position that is shown. */
  async value(): Promise<void> {
    const run = ++this.#run;
    this.problem = null;
    const { text, legal } = this.#line.at(-1)!;
    if (legal.length === 0) return;
    try {
      for (const effort of EFFORTS) {
        const advice = await this.#analyse(text, effort);
        if (run !== this.#run) return;
        this.#advice = advice;
      }
    } catch (error) {
      if (run === this.#run) this.problem = error;
    }
  }
}
