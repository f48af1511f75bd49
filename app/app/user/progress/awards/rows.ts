import type { AwardProgress } from "@/lib/game/awards/award-progress";
import { DAY_MS } from "@/lib/game/time/time";

/** A line of the table. */
export interface AwardRow extends AwardProgress {
  id: string;
  isFollowed: boolean;
}

export const awardRows = (
  standings: readonly AwardProgress[],
  followed: readonly string[],
): readonly AwardRow[] =>
  standings.map((standing) => ({
    ...standing,
    id: `${standing.award.kind} ${standing.award.id}`,
    isFollowed: standing.target !== null && followed.includes(standing.target.stat),
  }));

/** What the chips show, by their name in the address. */
export const filtersAt = (todayMs: number) =>
  [
    { value: "open", text: "Not won yet", shows: ({ won }: AwardRow) => won === null },
    {
      value: "month",
      text: "Within 30 days",
      shows: ({ projection }: AwardRow) =>
        (projection?.expectedMs ?? Infinity) <= todayMs + 30 * DAY_MS,
    },
    { value: "followed", text: "What I follow", shows: ({ isFollowed }: AwardRow) => isFollowed },
    { value: "honors", text: "Honors", shows: ({ award }: AwardRow) => award.kind === "honor" },
    { value: "medals", text: "Medals", shows: ({ award }: AwardRow) => award.kind === "medal" },
    { value: "won", text: "Won", shows: ({ won }: AwardRow) => won !== null },
    {
      value: "no-number",
      text: "No number",
      shows: ({ target, won }: AwardRow) => target === null && won === null,
    },
  ] as const;

/** The awards not won yet that are reached first at the present pace, the soonest first. */
export const soonest = (rows: readonly AwardRow[]): readonly AwardRow[] =>
  rows
    .filter(({ projection }) => (projection?.expectedMs ?? null) !== null)
    .sort((a, b) => (a.projection?.expectedMs ?? 0) - (b.projection?.expectedMs ?? 0));

/** Of those not won yet the nearest by its share. */
export const nearest = (rows: readonly AwardRow[]): AwardRow | undefined =>
  rows
    .filter(({ won, fraction }) => won === null && fraction !== null && fraction < 1)
    .sort((a, b) => (b.fraction ?? 0) - (a.fraction ?? 0))[0];
