import { clampedInt, lenientRecord, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue, onOrOff, storedValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const isOn = z.catch(z.boolean(), true);

/** An unreadable field has its default. The other fields aren't affected. */
const config = z.object({
  /** True if the checklist displays completed items. */
  showComplete: isOn,
  /** Days without an action after which a member or an employee counts as inactive. */
  inactivityDays: z.catch(clampedInt(0, 36_500), 7),
  /** The minimum pass rate of a member in a crime, in percent. */
  ocPassRate: z.catch(clampedInt(0, 100), 90),
  /** The cash in hand above which the bank counts as idle, in dollars. */
  bankCash: z.catch(clampedInt(0, 1e12), 1_000_000),
  /** By the id of the item, or of an entry of `IDLE_ITEMS`; a missing item is on. */
  enabledItems: z.catch(lenientRecord(isOn, 200), {}),
});

export type ChecklistConfig = z.output<typeof config>;

/** The player's requirements for a day, and for the faction and the company (contract 6.4). */
export const checklistConfigStore = jsonValue<ChecklistConfig>("checklistConfig", config, {
  showComplete: true,
  inactivityDays: 7,
  ocPassRate: 90,
  bankCash: 1_000_000,
  enabledItems: {},
});

export const isItemOn = ({ enabledItems }: ChecklistConfig, id: string): boolean =>
  enabledItems[id] ?? true;

const count = z.int().check(z.nonnegative(), z.maximum(1_000));

const progress = z.object({
  /** 00:00 UTC of the day that the progress is about; 0 while nothing is known. */
  dayMs: timestampMs,
  done: count,
  of: count,
  /** The number of things that weren't running; missing while that is unknown. */
  idle: z.nullish(count),
});

export type ChecklistProgress = z.output<typeof progress>;

/**
 * The progress of a day's checklist, as the dashboard last displayed it. It is removed at logout. The progress of the sample data
 * is displayed in the menu only.
 */
export const checklistProgressStore = jsonValue<ChecklistProgress>("checklistProgress", progress, {
  dayMs: 0,
  done: 0,
  of: 0,
});

/** True if the tab's icon, the app's badge and the menu display the number of items that remain today. */
export const progressBadgesStore = storedValue("progressBadges", onOrOff, true);

/** Stores the progress if it has changed. */
export function saveChecklistProgress(progress: ChecklistProgress) {
  const { dayMs, done, of, idle } = checklistProgressStore.get();
  const isSame =
    dayMs === progress.dayMs &&
    done === progress.done &&
    of === progress.of &&
    idle === progress.idle;
  if (!isSame) checklistProgressStore.set(progress);
}
