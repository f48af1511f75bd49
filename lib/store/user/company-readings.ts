import { dayStartMs } from "@/lib/common/time";
import type { CompanyReading } from "@/lib/game/companies/company-history";
import { lenientArray, lenientRecord } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** More than a year. */
export const MAX_READINGS = 400;
/** More companies than a player directs in that time. */
const MAX_COMPANIES = 20;

/** More than any company makes in a day, in dollars. */
const MAX_VALUE = 1e15;

/** An unreadable value is unknown. The other values of the day aren't affected. */
const value = z.catch(
  z.nullable(z.number().check(z.minimum(-MAX_VALUE), z.maximum(MAX_VALUE))),
  null,
);

/** The game began in 2004. A day that begins at another time than 00:00 UTC would fit no report. */
const dayMs = z.number().check(
  z.minimum(Date.UTC(2004, 0)),
  z.maximum(Date.UTC(2100, 0)),
  z.refine((value) => value === dayStartMs(value)),
);

const reading = z.object({
  dayMs,
  profit: value,
  efficiency: value,
  popularity: value,
  environment: value,
});

/** The readings of a company, newest first. */
type CompanyReadings = readonly CompanyReading[];

/** The readings that this browser saved on visits, by company id. The game doesn't keep them, so they can't be loaded again. */
export const companyReadingsStore = jsonValue<Readonly<Record<string, CompanyReadings>>>(
  "companyReadings",
  lenientRecord(lenientArray(reading, MAX_READINGS), MAX_COMPANIES),
  {},
);

/** The readings of both, newest first, each day once. What is known in `here` counts. */
export function mergeReadings(here: CompanyReadings, other: CompanyReadings): CompanyReadings {
  const byDay = new Map(other.map((each) => [each.dayMs, each]));
  for (const each of here) {
    const known = byDay.get(each.dayMs);
    byDay.set(each.dayMs, known === undefined ? each : withKnown(each, known));
  }
  return [...byDay.values()].toSorted((a, b) => b.dayMs - a.dayMs).slice(0, MAX_READINGS);
}

const withKnown = (first: CompanyReading, second: CompanyReading): CompanyReading => ({
  dayMs: first.dayMs,
  profit: first.profit ?? second.profit,
  efficiency: first.efficiency ?? second.efficiency,
  popularity: first.popularity ?? second.popularity,
  environment: first.environment ?? second.environment,
});

/** Saves readings of a company. They replace what was saved for the same days, except with unknown values. */
export function saveReadings(companyId: number, readings: CompanyReadings) {
  const all = companyReadingsStore.get();
  const before = all[companyId] ?? [];
  const merged = mergeReadings(readings, before);
  // Writing the same value again would notify all tabs.
  if (JSON.stringify(merged) === JSON.stringify(before)) return;
  companyReadingsStore.set({ ...all, [companyId]: merged });
}
