/** A table that is played or watched: what is shown of it, and what the player does. */
import type { Command, EventOf, TableEvent } from "../api/messages.ts";
import type { News } from "../api/live-table.svelte.ts";
import { t } from "../app/i18n.svelte.ts";
import { sentenceOf } from "../app/error-text.ts";
import { settings } from "../app/settings.svelte.ts";
import { sound } from "../app/sounds.ts";
import { kindsOf, type Face, type Kind } from "../cards/kinds.ts";
import { toast } from "../design/toasts.svelte.ts";
import { Drag } from "./drag.svelte.ts";
import { laidRows, lastMove, logOf, shortened, type Entry, type Facts, type Line } from "./log.ts";
import { choicesOf, kindsInGame, NO_CHOICE, pictureOf, rowAction, seatOrder } from "./model.ts";
import { namesOf } from "./names.ts";
import { promptOf } from "./prompt.ts";
import { winners } from "./scoring.ts";
import type { TableSource } from "./source.ts";
import { Stage, type Look } from "./animation.svelte.ts";
import { cardList, cardObject, sentence, type Speaker } from "./sentences.ts";

export interface Notice {
  readonly card: Face;
  readonly title: string;
  readonly text: string;
}

const NOTICE_SECONDS = { L: 4, bonus: 2.6 };
const MOST_HEARD = 6;
const SOUNDS = { D: "draw", P: "place", T: "take" } as const;

export class TableGame {
  readonly table: TableSource;
  readonly stage = new Stage();
  readonly drag = new Drag();
  /** The action that waits for a second tap. */
  pending: string | null = $state.raw(null);
  /** The action that the server has not answered yet. */
  #sent: string | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** How often somebody has spoken since the log was looked at. */
  unread = $state.raw(0);
  /** What a screen reader says. */
  heard: readonly { key: number; text: string }[] = $state.raw([]);
  #keys = 0;

  constructor(table: TableSource) {
    this.table = table;
  }

  readonly view = $derived.by(() => this.table.view!);
  readonly state = $derived.by(() => this.view.turn!.state);
  readonly me = $derived.by(() => this.table.seat);
  readonly picture = $derived.by(() => this.stage.picture ?? this.#look(this.state, this.table.version));
  readonly kinds = $derived.by(() => kindsInGame(this.state));
  readonly names = $derived.by(() => namesOf(this.view.seats, t));
  readonly order = $derived.by(() => seatOrder(this.state.players, this.me));
  readonly isOver = $derived.by(() => this.view.status !== "playing");
  /** All that has happened is on the screen. */
  readonly isSettled = $derived.by(() => this.stage.picture === null);
  readonly isMyTurn = $derived.by(
    () =>
      this.view.status === "playing" && this.state.to_move === this.me && !this.view.seats[this.me]?.stand_in,
  );
  readonly choices = $derived.by(() => {
    const canAct = this.isMyTurn && this.isSettled && this.#sent === null && this.table.connection === "open";
    return canAct ? choicesOf(this.view.turn!.legal, this.state.rows.length) : NO_CHOICE;
  });
  readonly speaker: Speaker = $derived.by(() => ({ t, me: this.me, name: (seat) => this.names[seat] ?? "" }));
  readonly prompt: Line = $derived.by(() => promptOf(this.view, this.me));
  readonly cardsBeforeLastRound = $derived.by(() => (this.view.deck_size ?? 0) - (this.view.reserve ?? 0));
  readonly facts: Facts = $derived.by(() => ({
    players: this.state.players,
    rows: this.state.rows.length,
    cardsBeforeLastRound: this.cardsBeforeLastRound,
    removed: kindsOf(this.state.removed),
    game: this.view.game,
  }));
  readonly log: readonly Entry[] = $derived.by(() => logOf(this.table.history, this.facts));
  readonly shownLog: readonly Entry[] = $derived.by(() => shortened(this.log, this.me));
  readonly last = $derived.by(() => (this.isSettled ? lastMove(this.table.history) : null));

  readonly #look: Look = (state, version) => {
    const known = this.table.history.filter((message) => message.version <= version);
    return pictureOf(state, laidRows(known, this.facts));
  };

  /** The place on a row where the last card came to lie. */
  lastPlace(row: number): number | null {
    if (this.last?.action !== `P${row}`) return null;
    return (this.picture.rows[row]?.cards.length ?? 0) - 1;
  }

  /** The kinds that a player has just taken. */
  freshOf(seat: number): readonly Kind[] {
    if (this.last?.seat !== seat || !this.last.action.startsWith("T")) return [];
    return this.log
      .filter((entry) => entry.tone === "move")
      .slice(-2)
      .flatMap(({ line }) => {
        if (line.who !== seat) return [];
        return line.id === "log-takes"
          ? [...(line.cards ?? [])]
          : line.id === "log-bonus" && line.card
            ? [line.card]
            : [];
      });
  }

  draw(): void {
    if (this.choices.draw) this.choose("D");
  }

  /** Take this row or place the drawn card on it, whichever is legal. */
  chooseRow(row: number): void {
    const action = rowAction(this.choices, row);
    if (action !== null && !this.drag.hasJustEnded) this.choose(action);
  }

  cancel(): void {
    this.pending = null;
  }

  /** What was dragged lies here now: it is meant. */
  drop(action: string, at: DOMRect): boolean {
    this.stage.dropped = at;
    void this.play(action);
    return true;
  }

  /** Do this, or ask first, as the player likes it. */
  choose(action: string): void {
    if (settings.confirmMoves && this.pending !== action) {
      this.pending = action;
      return;
    }
    void this.play(action);
  }

  async play(action: string): Promise<void> {
    this.pending = null;
    this.#sent = action;
    const isDone = await this.send({ type: "play", action });
    this.#sent = null;
    if (!isDone) this.#takeBack();
  }

  /** A card that was dropped goes back to where it came from. */
  #takeBack(): void {
    this.stage.dropped = null;
    this.drag.release();
  }

  /** Whether it was done; a refusal is shown. */
  async send(command: Command): Promise<boolean> {
    try {
      await this.table.send(command);
      return true;
    } catch (error) {
      toast(sentenceOf(error), "danger");
      return false;
    }
  }

  /** Follow the table until the screen is left. */
  follow(): () => void {
    return this.table.listen((news) => {
      this.stage.show(news, this.#look);
      this.drag.release();
      this.#tell(news);
    });
  }

  #tell({ message, before, after, isOld }: News): void {
    this.pending = null;
    if (isOld) return;
    for (const event of message.events) this.#sound(event);
    this.#say(
      this.log.filter((entry) => entry.key.startsWith(`${message.version}.`)).map(({ line }) => line),
    );
    const turnsUp =
      !before.turn?.state.last_round && after.turn?.state.last_round && after.status === "playing";
    const played = message.events.find((event) => event.type === "played");
    if (turnsUp)
      this.#notify({ card: "L", title: t("last-round-now"), text: t("table-last-round-explained") });
    else if (played?.action.startsWith("T")) this.#tellBonus(played);
    if (this.isMyTurn && before.turn?.position !== after.turn?.position) this.#myTurn();
  }

  #tellBonus(played: EventOf<"played">): void {
    for (const card of kindsOf(played.cards ?? "")) {
      const line: Line = { id: "log-bonus", who: played.seat, card };
      this.#notify({ card, title: t("table-bonus"), text: sentence(line, this.speaker) });
    }
  }

  #myTurn(): void {
    if (this.state.drawn === null) sound("turn");
    this.#say([this.prompt]);
  }

  #notify(notice: Notice): void {
    this.notice = notice;
    if (notice.card === "L") sound("last-round");
    setTimeout(
      () => {
        if (this.notice === notice) this.notice = null;
      },
      NOTICE_SECONDS[notice.card === "L" ? "L" : "bonus"] * 1000,
    );
  }

  #say(lines: readonly Line[]): void {
    const said = lines.map((line) => ({ key: ++this.#keys, text: sentence(line, this.speaker) }));
    this.heard = [...this.heard, ...said].slice(-MOST_HEARD);
  }

  #hear(said: EventOf<"said">): void {
    if (this.me !== null && said.person.id === this.view.seats[this.me]?.person?.id) return;
    this.unread += 1;
    sound("chat");
  }

  #sound(event: TableEvent): void {
    if (event.type === "played") sound(SOUNDS[event.action[0] as keyof typeof SOUNDS]);
    if (event.type === "said") this.#hear(event);
    if (event.type === "game_over") {
      sound(this.me !== null && winners(event.scores).includes(this.me) ? "win" : "end");
    }
  }

  /** What a screen reader says of a row. */
  rowLabel(number: number): string {
    const row = this.picture.rows[number]!;
    const args = {
      row: number + 1,
      cards: row.isTaken
        ? t("row-taken")
        : row.cards.length > 0
          ? cardList(row.cards, { t })
          : t("row-empty"),
    };
    const use = this.choices.rows[number];
    if (use === "take") return t("action-take-cards", args);
    const drawn = kindsOf(this.state.drawn ?? "")[0];
    if (use === "place" && drawn) return t("action-place-cards", { ...args, card: cardObject(drawn, { t }) });
    return t("row-described", args);
  }
}
