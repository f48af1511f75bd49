import { workingStatsText } from "@/components/game/working-stats-text";
import { sum } from "@/lib/common/numbers";
import { formatDaysAndHours } from "@/lib/format/durations";
import { formatCount, formatList, orDash } from "@/lib/format/numbers";
import type { Course, DataIssue } from "@/lib/game/education/curriculum";

const NAMED = 3;

/** "Judo, Fencing, Yoga and 4 more". */
export const someNames = (names: readonly string[]): string =>
  formatList(names, names.length === NAMED + 1 ? names.length : NAMED);

/** "50 intelligence, Gain 2% productivity, an honor"; "" if there are no rewards. */
export const rewardText = ({ workingStats, effect, honorId }: Course["rewards"]): string =>
  [workingStatsText(workingStats), effect, honorId !== null && "an honor"]
    .filter(Boolean)
    .join(" · ");

/** The working stats that a course brings, in total. */
export const statsOf = ({ rewards }: Pick<Course, "rewards">): number => {
  const { manualLabor, intelligence, endurance } = rewards.workingStats;
  return sum([manualLabor ?? 0, intelligence ?? 0, endurance ?? 0]);
};

/** "4% bonus to speed" of "Gain a 4% bonus to speed". */
const shortEffect = (effect: string) => effect.replace(/^Gain (an? )?(?=\d)/, "");

/** The rewards in lines, the effect first: "4% bonus to speed", "50 intelligence"; none if there are no rewards. */
export const rewardLines = ({ workingStats, effect, honorId }: Course["rewards"]): string[] =>
  [
    effect === null ? "" : shortEffect(effect),
    workingStatsText(workingStats),
    honorId === null ? "" : "An honor",
  ].filter((line) => line !== "");

/** The reward in a few words: "4% bonus to speed, 50 stats", "195 working stats"; "" if there are no rewards. */
export function shortReward(rewards: Course["rewards"]): string {
  const { effect, honorId } = rewards;
  const stats = statsOf({ rewards });
  if (effect !== null) {
    return [shortEffect(effect), stats > 0 && formatCount(stats, "stat", "stats")]
      .filter(Boolean)
      .join(", ");
  }
  if (stats > 0) return formatCount(stats, "working stat", "working stats");
  return honorId === null ? "" : "An honor";
}

/** The reason why a course is the suggested one: of those that can be taken, it is the first by the list's order. */
export const suggestedReason = ({ rewards }: Pick<Course, "rewards">) =>
  rewards.effect === null ? "shortest available" : "shortest with a bonus";

/** An error in the game's data as a sentence. */
export function dataIssueText(fault: DataIssue): string {
  switch (fault.kind) {
    case "duplicate":
      return `Course [${fault.kept.id}] is listed twice: using ${quoted(fault.kept)}, ignoring ${quoted(fault.left)}.`;
    case "unknown":
      return `${quoted(fault.course)} needs course [${fault.neededId}], which the game doesn’t list.`;
    case "cycle": {
      const names = fault.courses.map(quoted);
      return names.length === 1
        ? `${formatList(names)} needs itself, so nobody could start it.`
        : `${formatList(names)} need each other, so nobody could start them.`;
    }
  }
}

const quoted = ({ name }: Course) => `“${name}”`;

/** "12 hours", "7 days"; a dash if unknown. */
export const durationText = (ms: number | null) => orDash(ms, formatDaysAndHours);

export const coursesText = (count: number) => formatCount(count, "course", "courses");
