/** What screen readers say about a table, and the banner for what nobody should miss. */
import type { TableUpdate } from "./source.ts";
import { t } from "../app/i18n.svelte.ts";
import { kindsOf, type CardFace } from "../cards/kinds.ts";
import type { Line, LogEntry } from "./log.ts";
import { promptOf } from "./prompt.ts";
import { sentence, type SentenceContext } from "./sentences.ts";
import { isLastRoundNew, isMyNewTurn } from "./updates.ts";

export interface Banner {
  readonly card: CardFace;
  readonly title: string;
  readonly text: string;
}

export interface Announcement {
  readonly key: number;
  readonly text: string;
}

const MAX_ANNOUNCEMENTS = 6;
const BANNER_SECONDS = { lastRound: 4, bonus: 2.6 };

export class Announcer {
  /** The latest announcements, for a live region. */
  announcements: readonly Announcement[] = $state.raw([]);
  banner: Banner | null = $state.raw(null);
  #keys = 0;

  announce(update: TableUpdate, log: readonly LogEntry[], context: SentenceContext): void {
    for (const line of linesOf(update, log, context.me)) this.say(sentence(line, context));
    const banner = bannerOf(update, context);
    if (banner) this.#show(banner);
  }

  say(text: string): void {
    this.announcements = [...this.announcements, { key: ++this.#keys, text }].slice(-MAX_ANNOUNCEMENTS);
  }

  #show(banner: Banner): void {
    this.banner = banner;
    const seconds = banner.card === "L" ? BANNER_SECONDS.lastRound : BANNER_SECONDS.bonus;
    setTimeout(() => {
      if (this.banner === banner) this.banner = null;
    }, seconds * 1000);
  }
}

/** What the log says about an update; then which round begins, and, if it is my turn now, what I have to do. */
export function linesOf(update: TableUpdate, log: readonly LogEntry[], me: number | null): Line[] {
  const lines = log.filter(isOf(update)).map(({ line }) => line);
  const prompt = isMyNewTurn(update, me) ? [promptOf(update.after, me)] : [];
  return [...lines, ...newRound(update), ...prompt];
}

/** The log says which round begins with its first move: too late for those who hear that it is their turn. */
function isOf({ message }: TableUpdate): (entry: LogEntry) => boolean {
  return ({ version, tone }) => version === message.version && tone !== "round";
}

function newRound({ before, after }: TableUpdate): Line[] {
  const state = after.turn?.state;
  if (state === undefined || after.status !== "playing" || state.to_move < 0) return [];
  if (before.status === "playing" && before.turn?.state.round === state.round) return [];
  return [{ id: "log-round-begins", who: state.to_move, round: state.round }];
}

export function bannerOf(update: TableUpdate, context: SentenceContext): Banner | null {
  if (isLastRoundNew(update)) {
    return { card: "L", title: t("last-round-now"), text: t("table-last-round-explained") };
  }
  const played = update.message.events.find((event) => event.type === "played");
  const card = played?.action.kind === "take" ? kindsOf(played.cards ?? "").at(-1) : undefined;
  if (!played || !card) return null;
  const isByStandIn = (played.by_bot ?? false) && update.after.seats[played.seat]?.person != null;
  const line: Line = { id: "log-bonus", who: played.seat, card, isByStandIn };
  return { card, title: t("table-bonus"), text: sentence(line, context) };
}
