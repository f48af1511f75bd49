import { formatWhole } from "@/lib/format/numbers";
import type { RankedWar, WarSide } from "@/lib/game/war/ranked-war";

/** "2,345 to 1,900". */
export const scoreText = (own: WarSide, enemy: WarSide) =>
  `${formatWhole(own.score)} to ${formatWhole(enemy.score)}`;

/** "lead 445 of 3,312": the own lead with the game's target. */
export const leadText = (lead: number, target: number) =>
  `${lead < 0 ? "behind by" : "lead"} ${formatWhole(Math.abs(lead))} of ${formatWhole(target)}`;

/** "won", before the scores. */
export const outcome = ({ winnerId }: RankedWar, ownId: number) =>
  winnerId === null ? "no winner," : winnerId === ownId ? "won" : "lost";
