import * as z from "@/lib/zod";

import type { StoredKey } from "./keys";
import { moment } from "./readable";
import { onOrOff } from "./single-keys";
import { jsonValue, storedValue } from "./stored-value";

const count = z.int().check(z.nonnegative(), z.maximum(1_000));

const schema = z.object({
  /** 00:00 UTC of the day that it is about; 0 while nothing is known. */
  dayMs: moment,
  done: count,
  of: count,
});

export type Today = z.output<typeof schema>;

const today = (name: StoredKey) => jsonValue<Today>(name, schema, { dayMs: 0, done: 0, of: 0 });

/** How much of a day's checklist is done, as the dashboard last showed it. */
export const todayStore = today("today");

/** The same of the sample data, which only the menu shows. */
export const sampleTodayStore = today("todayOfSample");

export const todayStoreOf = ({ isSample }: { isSample: boolean }) =>
  isSample ? sampleTodayStore : todayStore;

/** Whether the tab's icon, the app's badge and the menu show what is left. */
export const dayMarksStore = storedValue("dayMarks", onOrOff, true);

/** Keeps it, if it is news. */
export function keepToday(today: Today, whose: { isSample: boolean }) {
  const store = todayStoreOf(whose);
  const { dayMs, done, of } = store.get();
  if (dayMs !== today.dayMs || done !== today.done || of !== today.of) store.set(today);
}
