import { sum } from "@/lib/common/numbers";
import type { Perks } from "@/lib/game/account/account";
import type { CourseReduction } from "@/lib/game/education/path";

const BOOSTER_PERK = /(\d+) hours? of maximum booster cooldown/;

/** The hours that the faction's perks add to the maximum of the booster cooldown. */
export function boosterHours({ faction }: Pick<Perks, "faction">): number {
  const [hours] = faction.flatMap((perk) => BOOSTER_PERK.exec(perk)?.[1] ?? []);
  return Number(hours ?? 0);
}

/** "- 10% Education length", "+ 8% education length reduction", "+ 10% education course time reduction". */
const COURSE_PERK = /(\d+(?:\.\d+)?)\s*%.*\beducation\b.*\b(?:length|time|duration)\b/i;

/** The percentages by which a player's perks shorten courses, by source. */
export const courseReductions = (perks: Perks): readonly CourseReduction[] =>
  (Object.keys(perks) as (keyof Perks)[]).flatMap((source) => {
    const percent = sum(perks[source].map((perk) => Number(COURSE_PERK.exec(perk)?.[1] ?? 0)));
    return percent > 0 ? [{ source, percent }] : [];
  });
