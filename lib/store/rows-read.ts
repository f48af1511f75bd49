import * as z from "@/lib/zod";

import { moment } from "./readable";
import { jsonValue } from "./stored-value";

/** The game gives so many rows of statistics and of the log in a day; from one source. */
export const ROWS_A_DAY = 50_000;

/** A long reading stops here: the rest is left for the log. */
export const MOST_ROWS = 45_000;

/** How many rows long readings have read on a day, by its 00:00 UTC. */
interface RowsRead {
  dayMs: number;
  rows: number;
}

const schema = z.object({
  dayMs: moment,
  rows: z.number().check(z.nonnegative(), z.maximum(ROWS_A_DAY)),
});

const NONE: RowsRead = { dayMs: 0, rows: 0 };

export const rowsReadStore = jsonValue<RowsRead>("rowsRead", schema, NONE);

const rowsOf = (todayMs: number): number => {
  const { dayMs, rows } = rowsReadStore.get();
  return dayMs === todayMs ? rows : 0;
};

/**
 * Whether so many rows more may be read today.
 * @param todayMs 00:00 UTC
 */
export const hasRowsFor = (rows: number, todayMs: number): boolean =>
  rowsOf(todayMs) + rows <= MOST_ROWS;

/** Counts what was read today. */
export function addRows(rows: number, todayMs: number) {
  rowsReadStore.set({ dayMs: todayMs, rows: Math.min(rowsOf(todayMs) + rows, ROWS_A_DAY) });
}
