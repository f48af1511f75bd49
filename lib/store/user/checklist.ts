import { clampedInt, lenientRecord, timestampMs } from "@/lib/store/engine/lenient-schemas";
import {
  jsonValue,
  onOrOff,
  sessionValue,
  storedValue,
  storeFor,
} from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const isOn = z.catch(z.boolean(), true);

/** Only a field that can't be read falls back. */
const config = z.object({
  /** Whether the checklist shows what is done. */
  showComplete: isOn,
  /** Days without an action after which a member or an employee counts as inactive. */
  inactivityDays: z.catch(clampedInt(0, 36_500), 7),
  /** Percent. A member's pass rate in a crime must not be lower. */
  ocPassRate: z.catch(clampedInt(0, 100), 90),
  /** Dollars in hand above which the bank counts as not running. */
  bankCash: z.catch(clampedInt(0, 1e12), 1_000_000),
  /** By the id of the item, or of an entry of `RUNNABLE_ITEMS`; one that is missing is on. */
  enabledItems: z.catch(lenientRecord(isOn, 200), {}),
});

export type ChecklistConfig = z.output<typeof config>;

/** What the player expects of a day, and of the faction and the company (contract 6.4). */
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
  /** 00:00 UTC of the day that it is about; 0 while nothing is known. */
  dayMs: timestampMs,
  done: count,
  of: count,
});

export type ChecklistProgress = z.output<typeof progress>;

/**
 * How much of a day's checklist is done, as the dashboard last showed it; goes at log out. That of the sample data is shown
 * in the menu alone.
 */
export const checklistProgressStore = sessionValue<ChecklistProgress>("today", progress, {
  dayMs: 0,
  done: 0,
  of: 0,
});

/** Whether the tab's icon, the app's badge and the menu show what remains of today. */
export const progressBadgesStore = storedValue("dayMarks", onOrOff, true);

/** Stores it, if it has changed. */
export function saveChecklistProgress(progress: ChecklistProgress, session: { isSample: boolean }) {
  const store = storeFor(session, checklistProgressStore);
  const { dayMs, done, of } = store.get();
  if (dayMs !== progress.dayMs || done !== progress.done || of !== progress.of) store.set(progress);
}
