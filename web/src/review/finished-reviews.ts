/** The reviews of this visit, by the texts of their records: a game that is opened again is not reviewed again. */
import type { Review } from "../engine/types.ts";

export const finishedReviews = new Map<string, Review>();
