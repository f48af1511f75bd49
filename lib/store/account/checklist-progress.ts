import type { StoredKey } from "@/lib/store/engine/keys";
import { timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue, storedValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

import { onOrOff } from "./single-keys";

const count = z.int().check(z.nonnegative(), z.maximum(1_000));

const schema = z.object({
  /** 00:00 UTC of the day that it is about; 0 while nothing is known. */
  dayMs: timestampMs,
  done: count,
  of: count,
});

export type ChecklistProgress = z.output<typeof schema>;

const progressStore = (name: StoredKey) =>
  jsonValue<ChecklistProgress>(name, schema, { dayMs: 0, done: 0, of: 0 });

/** How much of a day's checklist is done, as the dashboard last showed it. */
export const checklistProgressStore = progressStore("today");

/** The same of the sample data, which only the menu shows. */
export const sampleChecklistProgressStore = progressStore("todayOfSample");

export const checklistProgressStoreOf = ({ isSample }: { isSample: boolean }) =>
  isSample ? sampleChecklistProgressStore : checklistProgressStore;

/** Whether the tab's icon, the app's badge and the menu show what remains of today. */
export const progressBadgesStore = storedValue("dayMarks", onOrOff, true);

/** Stores it, if it has changed. */
export function saveChecklistProgress(progress: ChecklistProgress, whose: { isSample: boolean }) {
  const store = checklistProgressStoreOf(whose);
  const { dayMs, done, of } = store.get();
  if (dayMs !== progress.dayMs || done !== progress.done || of !== progress.of) store.set(progress);
}
