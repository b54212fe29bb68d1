/** The bots of a game in words: "2 × Easy and Hard". */
import { OPEN } from "../local/table-state.ts";
import { list, type SentenceContext } from "../table/sentences.ts";

export function opponentsText(seats: readonly string[], translate: SentenceContext["translate"]): string {
  const levels = seats.filter((seat) => seat !== OPEN);
  const texts = [...new Set(levels)].map((level) => {
    const count = levels.filter((each) => each === level).length;
    const name = translate(`level-${level}`);
    return count === 1 ? name : translate("cards-held", { count, card: name });
  });
  return list(texts, { translate }, "list-and");
}
