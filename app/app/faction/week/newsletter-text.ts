import type { WeekStat } from "@/lib/game/week/member-week";
import { newsletter } from "@/lib/game/week/newsletter";

import type { WeekRow } from "./rows";
import { STAT_TEXT } from "./text";

/** The stats for which the newsletter thanks members. */
const THANKED: readonly WeekStat[] = [
  "respectforfaction",
  "rankedwarhits",
  "attackswon",
  "organizedcrimes",
  "revives",
  "xantaken",
];

/** The newsletter of a period. */
export const newsletterText = (title: string, rows: readonly WeekRow[]): string =>
  newsletter({
    title,
    rows,
    stats: THANKED,
    gainText: (stat, gain) => STAT_TEXT[stat].gainText(gain),
  });
