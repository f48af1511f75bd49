import type { Goal } from "@/lib/game/progress/goal";
import { lenientArray, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The maximum number of tracked statistics. More would take most of a day's calls. */
export const MAX_TRACKED_STATS = 40;

/** A list that is empty by the player's choice, or that has at least one readable name. Any other list is damaged. */
const statNames = z.union([
  z.array(z.never()),
  lenientArray(z.string().check(z.regex(/^[a-z0-9]{1,40}$/)), MAX_TRACKED_STATS).check(
    z.refine((names) => names.length > 0),
  ),
]);

/** The statistics that the player tracks, by the game's names, in the order in which they are fetched. */
export const trackedStatsStore = jsonValue<readonly string[]>("trackedStats", statNames, [
  "networth",
  "totalstats",
  "strength",
  "defense",
  "speed",
  "dexterity",
  "xantaken",
  "refills",
  "attackswon",
  "timeplayed",
]);

const MAX_GOALS = 50;

const goal = z.object({
  stat: z.string().check(z.regex(/^[a-z0-9]{1,40}$/)),
  target: z.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER)),
  byMs: z.nullable(timestampMs),
});

/** The goals that the player has set, newest last. */
export const goalsStore = jsonValue<readonly Goal[]>("goals", lenientArray(goal, MAX_GOALS), []);

export const isSameGoal = (one: Goal, other: Goal): boolean =>
  one.stat === other.stat && one.target === other.target;

/** Adds a goal. A goal with the same statistic and number gets the new date. If there are too many, the oldest one is removed. */
export function setGoal(goal: Goal) {
  const others = goalsStore.get().filter((each) => !isSameGoal(each, goal));
  goalsStore.set([...others, goal].slice(-MAX_GOALS));
}

export function removeGoal(goal: Goal) {
  goalsStore.set(goalsStore.get().filter((each) => !isSameGoal(each, goal)));
}
