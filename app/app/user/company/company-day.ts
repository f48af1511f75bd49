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
} from "@/lib/game/companies/company-needs";
import { totalOf, wagesOf } from "@/lib/game/companies/employee-details";

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
  { details: { data: details, fetchedAtMs }, employees, products, ...company }: CompanyData,
  minimums: CompanyMinimums,
  nowMs: number,
): CompanyDay {
  const reportMs = lastReportMs(fetchedAtMs === 0 ? nowMs : fetchedAtMs);
  // Sales of another report don't belong to this income.
  const isSameReport = lastReportMs(company.stockFetchedAtMs) === reportMs;
  const wages = employees === null ? null : wagesOf(employees, company.directorId);
  const advertising = details?.advertising ?? null;
  const costsPerDay = totalOf([wages, advertising]);
  const funds = details?.funds ?? null;
  return {
    minimums,
    ...dayProfit({
      income: details?.incomeOfDay ?? null,
      wages,
      advertising,
      products: isSameReport ? products : null,
    }),
    reportMs,
    costsPerDay,
    fundsLastDays: fundsLastDays(funds, costsPerDay),
    order: products === null ? null : orderToFill(products, details?.storageCapacity ?? null),
    isFoundedToday: details?.daysOld === 0 && details.incomeOfDay === 0,
    needs: companyNeeds(
      {
        products,
        funds,
        costsPerDay,
        trains: details?.trains ?? null,
        employees,
        applications: company.applications,
        directorId: company.directorId,
        daysOld: details?.daysOld ?? null,
        employeesHired: details?.employeesHired ?? 0,
        employeesCapacity: details?.employeesCapacity ?? 0,
      },
      minimums,
      nowMs,
    ),
  };
}
