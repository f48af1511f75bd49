import type { CompanyReading } from "@/lib/game/companies/company-history";
import { reportDayMs } from "@/lib/game/companies/company-day";

import { clockAt } from "./clock";
import { costsOfDay, LEVELS, reports } from "./companies";

/** The last days on which the director has visited the page, and the one that they missed. */
const DAYS = 18;
const MISSED = 15;

/** The readings that the director's browser would have saved on visits of the last weeks, of the company of the sample data. */
export function companyReadings(nowMs: number): CompanyReading[] {
  const { sold, fixed } = costsOfDay();
  const days = reports(clockAt(nowMs)).slice(0, DAYS);
  const [last] = days;
  return days.flatMap(({ timestamp, income }, daysAgo) => {
    if (last === undefined || daysAgo === MISSED) return [];
    const costOfSold = Math.round((income / last.income) * sold);
    return {
      dayMs: reportDayMs(timestamp * 1000),
      profit: income - costOfSold - fixed,
      efficiency: LEVELS.efficiency - Math.floor(daysAgo / 6),
      popularity: LEVELS.popularity - Math.floor(daysAgo / 4),
      environment: LEVELS.environment + (daysAgo % 5 === 3 ? 2 : 0),
    };
  });
}
