/** The names of the players at a table. */
import type { SeatView } from "../api/messages.ts";
import { personName } from "../app/guests.ts";
import type { Translate } from "./sentences.ts";

type Named = Pick<SeatView, "person" | "level">;

/** For sentences: people by their names, and bots, who are chameleons of a level, by theirs. */
export function namesOf(seats: readonly Named[], translate: Translate): string[] {
  return seats.map((seat, number) =>
    seat.person ? personName(seat.person.name) : botName(seats, number, translate),
  );
}

/** For labels: the same, with the levels of the bots. */
export function fullNamesOf(seats: readonly Named[], translate: Translate): string[] {
  return namesOf(seats, translate).map((name, number) => {
    const { person, level } = seats[number]!;
    return person != null || level == null ? name : fullBotName(name, level, translate);
  });
}

export function fullBotName(name: string, level: string, translate: Translate): string {
  return translate("bot-name", { name, level: translate(`level-${level}`) });
}

/** The name and the level of a bot, between which a line may end; the name of a person alone. */
export function nameParts(name: string): string[] {
  return name.split(" · ");
}

/** Which chameleon of its level the bot is that sits here, from 0: none whose name a person at the table has. */
export function chameleonAt(seats: readonly Named[], number: number, translate: Translate): number {
  const names = chameleonsOf(seats[number]?.level, translate);
  const people = new Set(seats.map(({ person }) => folded(person?.name ?? "")));
  const free = [...names.keys()].filter((each) => !people.has(folded(names[each]!)));
  const choice = free.length > 0 ? free : [...names.keys()];
  return choice[numberAmongAlike(seats, number) % choice.length]!;
}

/** How many bots of the same level sit before this one. */
function numberAmongAlike(seats: readonly Named[], number: number): number {
  const { level } = seats[number] ?? {};
  return seats.slice(0, number).filter((seat) => seat.person == null && seat.level === level).length;
}

function botName(seats: readonly Named[], number: number, translate: Translate): string {
  const level = seats[number]?.level;
  if (level == null) return translate("table-open-seat");
  return chameleonsOf(level, translate)[chameleonAt(seats, number, translate)]!;
}

function chameleonsOf(level: string | null | undefined, translate: Translate): string[] {
  return translate(`level-${level}-names`).split(", ");
}

function folded(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
