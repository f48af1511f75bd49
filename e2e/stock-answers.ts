import { ANSWERS } from "../lib/api/testing/answers";
import type { MockGame } from "./test";

/** The chart of every stock; the usual answers have that of one. */
export function answerEachStock(game: MockGame) {
  const { stocks } = ANSWERS["/torn/stocks"] ?? {};
  for (const { id } of stocks as { id: number }[]) {
    game.answer(`/torn/${id}/stocks`, ANSWERS["/torn/9/stocks"] ?? null);
  }
}
