/** A table as a player or a spectator sees it, and what the player does there. */
import { actionText, DRAW, isSameAction, type Action } from "../api/actions.ts";
import type { Command } from "../api/messages.ts";
import type { ShownReaction } from "../api/reactions.svelte.ts";
import { errorText } from "../app/error-text.ts";
import { t, translate } from "../app/i18n.svelte.ts";
import { settings } from "../app/settings.svelte.ts";
import { kindsOf, type Kind } from "../cards/kinds.ts";
import { toast } from "../design/toasts.svelte.ts";
import { playSound, vibrate } from "../sounds/sounds.ts";
import { CardAnimation, type BoardAt } from "./animation.svelte.ts";
import { Announcer } from "./announcer.svelte.ts";
import { Coach } from "./coach.svelte.ts";
import { boardOf, botSeats, kindsInGame, seatOrder } from "./board.ts";
import type { Readable } from "./keys.ts";
import { choicesOf, isTurnOf, NO_CHOICES, rowAction } from "./choices.ts";
import { Drag } from "./drag.svelte.ts";
import { condensed, lastMove, logOf, rowsInPlacingOrder, type LogContext, type LogEntry } from "./log.ts";
import { fullNamesOf, namesOf } from "./names.ts";
import { promptOf } from "./prompt.ts";
import { rowLabel } from "./row-label.ts";
import { cardList, sentence, type SentenceContext } from "./sentences.ts";
import type { TableSource, TableUpdate } from "./source.ts";
import { soundsOf } from "./table-sounds.ts";
import { chatFromOthers } from "./updates.ts";

/** Milliseconds after which the player sees that an action is still on its way. */
const SLOW = 600;
/** Seconds after which every player may let a bot play for one who is away, as the server has it. */
const AWAY_SECONDS = 120;

export class TableGame {
  readonly table: TableSource;
  readonly announcer = new Announcer();
  readonly animation = new CardAnimation();
  readonly drag = new Drag();
  readonly coach = new Coach(this);
  /** The action that waits for its confirmation. */
  pending: Action | null = $state.raw(null);
  /** The share of the win that the pending action gives away, if it is a blunder. */
  warning: number | null = $state.raw(null);
  /** The action that the server has not answered yet. */
  sending: Action | null = $state.raw(null);
  /** Whether it takes so long that the player should know. */
  #isSlow = $state.raw(false);
  #isReturning = false;
  /** Chat messages since the log was last opened. */
  unread = $state.raw(0);
  /** Opens the reactions; the screen sets it where people can show some. */
  react: (() => void) | undefined = undefined;

  constructor(table: TableSource) {
    this.table = table;
  }

  readonly view = $derived.by(() => this.table.view!);
  readonly state = $derived.by(() => this.view.turn!.state);
  readonly me = $derived.by(() => this.table.seat);
  /** The seat that sentences call "you"; null where several people read them. */
  readonly reader = $derived.by(() => (this.table.isShared ? null : this.me));
  readonly board = $derived.by(() => this.animation.board ?? this.#boardAt(this.state, this.table.version));
  readonly kinds = $derived.by(() => kindsInGame(this.state));
  /** For sentences. */
  readonly names = $derived.by(() => namesOf(this.view.seats, translate));
  /** For labels, with the levels of bots. */
  readonly fullNames = $derived.by(() => fullNamesOf(this.view.seats, translate));
  readonly order = $derived.by(() => seatOrder(this.state.players, this.me));
  readonly isOver = $derived.by(() => this.view.status !== "playing");
  /** Whether the screen shows the latest version. */
  readonly isSettled = $derived.by(() => this.animation.board === null);
  readonly isMyTurn = $derived.by(() => isTurnOf(this.me, this.view));
  readonly choices = $derived.by(() => {
    const canAct =
      this.isMyTurn && this.isSettled && this.sending === null && this.table.connection === "open";
    return canAct ? choicesOf(this.view.turn!.legal, this.state.rows.length) : NO_CHOICES;
  });
  /** What holds my action up: the server answers slowly, or the connection is lost. */
  readonly delivery: "slow" | "lost" | null = $derived.by(() => {
    if (this.sending === null) return null;
    if (this.table.connection !== "open") return "lost";
    return this.#isSlow ? "slow" : null;
  });
  /** The seats of people, bots not counted. */
  readonly people = $derived.by(() => this.view.seats.filter((seat) => seat.person != null).length);
  /** Whether people here talk, in words or by reactions. */
  readonly hasChat = $derived.by(() => Boolean(this.view.options.chat) && this.people > 1);
  /** Whether I talk to them. */
  readonly canChat = $derived.by(() => this.hasChat && this.me !== null && settings.chat);
  readonly isHost = $derived.by(
    () => this.me !== null && this.view.host.id === this.view.seats[this.me]?.person?.id,
  );
  readonly sentences: SentenceContext = $derived.by(() => ({
    translate,
    me: this.reader,
    name: (seat) => this.names[seat] ?? "",
  }));
  readonly prompt = $derived.by(() => promptOf(this.view, this.reader));
  readonly cardsBeforeLastRound = $derived.by(() => (this.view.deck_size ?? 0) - (this.view.reserve ?? 0));
  readonly #logContext: LogContext = $derived.by(() => ({
    rows: this.state.rows.length,
    removed: kindsOf(this.state.removed),
    game: this.view.game,
    bots: botSeats(this.view.seats),
  }));
  readonly log: readonly LogEntry[] = $derived.by(() => {
    const entries = logOf(this.table.history, this.#logContext);
    return settings.chat ? entries : entries.filter(({ tone }) => tone !== "chat");
  });
  /** Empty until its beginning is known: later, that would move the lines after it. */
  readonly shownLog: readonly LogEntry[] = $derived.by(() =>
    this.table.isHistoryLoaded ? condensed(this.log, this.reader) : [],
  );
  readonly lastMove = $derived.by(() => (this.isSettled ? lastMove(this.table.history) : null));

  readonly #boardAt: BoardAt = (state, version) => {
    const history = this.table.history.filter((message) => message.version <= version);
    return boardOf(state, rowsInPlacingOrder(history, this.#logContext));
  };

  /** The index of the card that was placed last, if it is on this row. */
  lastPlace(row: number): number | null {
    if (!isSameAction(this.lastMove?.action ?? null, { kind: "place", row })) return null;
    return (this.board.rows[row]?.cards.length ?? 0) - 1;
  }

  /** The kinds that a player has just received. */
  newKinds(seat: number): readonly Kind[] {
    if (this.lastMove?.seat !== seat || this.lastMove.action.kind !== "take") return [];
    return this.log
      .filter(({ tone }) => tone === "move")
      .slice(-2)
      .flatMap(({ line }) => (line.who === seat ? receivedIn(line.id, line.cards, line.card) : []));
  }

  /** The player at a seat as the screen names them. */
  shownName(seat: number): string {
    return seat === this.reader ? t("player-you") : (this.fullNames[seat] ?? "");
  }

  rowLabel(row: number): string {
    const drawn = kindsOf(this.state.drawn ?? "")[0] ?? null;
    return rowLabel(this.board.rows[row]!, row, this.choices.rows[row] ?? null, drawn);
  }

  draw(): void {
    if (this.choices.draw) this.choose(DRAW);
    else this.#explainNothingHappened();
  }

  /** Take this row or place the drawn card on it, whichever is legal. */
  chooseRow(row: number): void {
    const action = rowAction(this.choices, row);
    if (action === null) this.#explainNothingHappened();
    else if (!this.drag.hasJustEnded) this.choose(action);
  }

  /** A key that chooses nothing now is not silent: one hears again what can be done, or whose turn it is. */
  #explainNothingHappened(): void {
    if (this.sending === null) this.announceTurn();
  }

  cancel(): void {
    this.pending = null;
    this.warning = null;
    this.coach.dismiss();
  }

  confirm(): void {
    if (this.pending === null) return;
    void (this.warning === null ? this.#playUnlessBlunder(this.pending) : this.play(this.pending));
  }

  ask(): void {
    void this.coach.ask();
  }

  /** Play an action by dropping a card; dragging needs no confirmation. */
  drop(action: Action, at: DOMRect): void {
    this.animation.dropped = at;
    void this.#playUnlessBlunder(action);
  }

  /** Play an action, or ask for confirmation first if the player prefers that; drawing is never confirmed. */
  choose(action: Action): void {
    const isAsked = settings.confirmMoves && action.kind !== "draw";
    if (isSameAction(this.pending, action)) this.confirm();
    else if (isAsked) this.pending = action;
    else void this.#playUnlessBlunder(action);
  }

  /** Play an action, or in teaching mode ask first if it is a blunder. */
  async #playUnlessBlunder(action: Action): Promise<void> {
    if (!this.coach.isTeaching) return this.play(action);
    this.sending = action;
    const loss = await this.coach.blunderLoss(action);
    this.sending = null;
    if (loss === null) return this.play(action);
    this.#returnDropped();
    this.pending = action;
    this.warning = loss;
  }

  async play(action: Action): Promise<void> {
    this.pending = null;
    this.warning = null;
    this.sending = action;
    const losses = this.table.losses;
    const slow = setTimeout(() => (this.#isSlow = true), SLOW);
    const isDone = await this.send({ type: "play", action: actionText(action) });
    clearTimeout(slow);
    this.#isSlow = false;
    this.sending = null;
    if (!isDone) this.#returnDropped();
    else if (this.table.losses > losses) toast(t("table-arrived"));
  }

  /** Since when the person at a seat is away; null for one who is here, for bots and for me. */
  awaySince(seat: number): number | null {
    const { person } = this.view.seats[seat] ?? {};
    return person == null || seat === this.me ? null : (this.table.away[person.id] ?? null);
  }

  /** Seconds until I may let a bot play for a person who is away; null if there is nothing to decide. */
  secondsUntilBotFor(seat: number, now: number): number | null {
    const since = this.awaySince(seat);
    const isPlaying = this.view.status === "playing" || this.view.status === "between";
    if (since === null || this.me === null || !isPlaying || this.view.seats[seat]?.stand_in) return null;
    return this.isHost ? 0 : Math.max(0, Math.ceil(since + AWAY_SECONDS - now));
  }

  /** Take over from a bot that another player has asked for: I am here. */
  async returnFromAway(): Promise<void> {
    if (this.#isReturning) return;
    this.#isReturning = true;
    await this.table.send({ type: "return" }).catch(() => undefined); // the prompt offers it, too
    this.#isReturning = false;
  }

  /** What the player at a seat shows at the moment. */
  reactionAt(seat: number): ShownReaction | null {
    return this.table.reactions.of(this.view.seats[seat]?.person?.id);
  }

  /** Say what a player shows, over an open dialog as well. */
  announceReaction(reaction: ShownReaction, isCovered: boolean): void {
    const seat = this.view.seats.findIndex(({ person }) => person?.id === reaction.person);
    if (seat < 0) return;
    const text = t("table-said", { player: this.shownName(seat), text: t(`reaction-${reaction.name}`) });
    if (isCovered) toast(text);
    else this.announcer.say(text);
    if (seat !== this.me) playSound("chat");
  }

  /** A dropped card goes back to its place. */
  #returnDropped(): void {
    this.animation.dropped = null;
    this.drag.release();
  }

  /** Whether the server has carried it out; a refusal is shown. */
  async send(command: Command): Promise<boolean> {
    try {
      await this.table.send(command);
      return true;
    } catch (error) {
      toast(errorText(error), "danger");
      return false;
    }
  }

  /** Have a screen reader say whose turn it is, and what to do. */
  announceTurn(): void {
    if (this.prompt.id !== "turn-over") this.announcer.say(sentence(this.prompt, this.sentences));
  }

  /** Have a screen reader say everybody's cards or points, mine first, or the last move. */
  readOut(what: Readable): void {
    for (const text of this.#readable(what)) this.announcer.say(text);
  }

  #readable(what: Readable): string[] {
    if (what === "last-move") {
      const last = this.log.findLast(({ tone }) => tone === "move");
      return [sentence(last?.line ?? this.prompt, this.sentences)];
    }
    const { hands, scores } = this.state;
    const about = (seat: number): string =>
      what === "cards"
        ? cardList(kindsOf(hands[seat] ?? ""), { translate })
        : t("count-points", { count: scores[seat] ?? 0 });
    const first = this.me ?? 0;
    const seats = this.order.map((_, place) => (first + place) % this.order.length);
    return seats.map((seat) => t("table-said", { player: this.shownName(seat), text: about(seat) }));
  }

  /** Draw my attention to a sentence. */
  warn(text: string): void {
    playSound("turn");
    this.announcer.say(text);
  }

  /** Show everything that happens at the table; returns how to stop. */
  follow(): () => void {
    return this.table.listen((update) => this.#onUpdate(update));
  }

  #onUpdate(update: TableUpdate): void {
    this.animation.show(update, this.#boardAt);
    this.drag.release();
    this.pending = null;
    this.warning = null;
    if (update.wasMissed) return;
    this.unread += chatFromOthers(update, this.me);
    for (const sound of soundsOf(update, this.me)) {
      playSound(sound);
      vibrate(sound);
    }
    this.announcer.announce(update, this.log, this.sentences);
  }
}

function receivedIn(id: string, cards: readonly Kind[] = [], card?: Kind): readonly Kind[] {
  if (id === "log-takes") return cards;
  return id === "log-bonus" && card ? [card] : [];
}
