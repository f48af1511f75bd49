import {
  type DayProfit,
  dayProfit,
  fundsLastDays,
  lastReportMs,
  type StorageOrder,
  orderToFill,
} from "@/lib/game/companies/company-day";
import {
  type CompanyMinimums,
  type CompanyNeed,
  companyNeeds,
  costsPerDay,
} from "@/lib/game/companies/company-needs";
import { sumOrNull } from "@/lib/common/sums";

import type { CompanyData } from "./use-company";

/** The figures of a company's day. Null is unknown. */
export interface CompanyDay extends DayProfit {
  /** The time of the game's report that income and sales are of. */
  reportMs: number;
  costsPerDay: number | null;
  fundsLastDays: number | null;
  order: StorageOrder | null;
  needs: readonly CompanyNeed[];
  /** The minimums that the needs go by. */
  minimums: CompanyMinimums;
  /** True if nothing has been reported yet. */
  isFoundedToday: boolean;
}

/** Works out the day from what has loaded. */
export function companyDay(
  company: CompanyData,
  minimums: CompanyMinimums,
  nowMs: number,
): CompanyDay {
  const { employees, products, applications, stockFetchedAtMs } = company;
  const { data: details = null, fetchedAtMs } = company.details;
  const reportMs = lastReportMs(fetchedAtMs === 0 ? nowMs : fetchedAtMs);
  // Sales of another report don't belong to this income.
  const isSameReport = lastReportMs(stockFetchedAtMs) === reportMs;
  const costs = costsPerDay({ details, employees });
  return {
    ...dayProfit({
      income: details?.incomeOfDay ?? null,
      wages: employees === null ? null : sumOrNull(employees.map(({ wage }) => wage)),
      advertising: details?.advertising ?? null,
      products: isSameReport ? products : null,
    }),
    reportMs,
    costsPerDay: costs,
    fundsLastDays: fundsLastDays(details?.funds ?? null, costs),
    order: products === null ? null : orderToFill(products, details?.storageCapacity ?? null),
    needs: companyNeeds({ details, employees, products, applications }, minimums, nowMs),
    minimums,
    isFoundedToday: details?.daysOld === 0 && details.incomeOfDay === 0,
  };
}
