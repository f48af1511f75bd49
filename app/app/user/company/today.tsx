import { useEffect, useMemo } from "react";

import { FailedCalls } from "@/components/feedback/failed-calls";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { isLow, nextTurnMs } from "@/lib/game/companies/company-day";
import { saveCompanyNeeds } from "@/lib/store/account/company-needs";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { companyMinimumsStore } from "@/lib/store/user/company-minimums";

import { useDirectorsCompany } from "./use-company";
import { Applications } from "./applications";
import { companyDay } from "./company-day";
import { CompanyHeadline } from "./company-headline";
import { Needs } from "./needs";
import { NextDay } from "./next-day";
import { ProfitSum } from "./profit-sum";
import { StockTable } from "./stock-table";
import { useReadings } from "./use-readings";

/** The director's morning: yesterday's profit, and what needs the director. */
export function Today() {
  const company = useDirectorsCompany();
  const nowMs = useNow(MINUTE_MS);
  const { products } = company;
  const minimums = useStoredValue(companyMinimumsStore);
  const day = companyDay(company, minimums, nowMs);
  const readings = useReadings(company, day);
  const { order } = day;
  const pieces = order?.pieces;
  const rows = useMemo(
    () =>
      products?.map((product, index) => ({
        ...product,
        id: `${product.name} ${index}`,
        toOrder: pieces?.[index] ?? null,
        isLow: isLow(product, minimums.stockDays),
      })) ?? null,
    [products, pieces, minimums.stockDays],
  );
  useShownNeeds(company, day);
  const shared = { company, day, nowMs };
  return (
    <>
      <CompanyHeadline {...shared} readings={readings} />
      <FailedCalls parts={company.missing} />
      <div className="grid items-start gap-x-12 *:min-w-0 @4xl/page:grid-cols-[6fr_4fr]">
        <Needs {...shared} />
        <NextDay {...shared} />
      </div>
      {rows && <StockTable rows={rows} {...shared} />}
      <div className="grid items-start gap-x-12 *:min-w-0 @4xl/page:grid-cols-[6fr_4fr]">
        <ProfitSum {...shared} />
        <Applications {...shared} />
      </div>
    </>
  );
}

/** Stores how many things need the director, for the menu's badge. With a call that failed, nobody knows. */
function useShownNeeds({ details, missing }: TodayProps["company"], { needs }: TodayProps["day"]) {
  const count = missing.every(({ error }) => error === null) ? needs.length : 0;
  const endsAtMs = nextTurnMs(details.fetchedAtMs);
  useEffect(() => {
    saveCompanyNeeds({ count, endsAtMs });
  }, [count, endsAtMs]);
}

export interface TodayProps {
  company: ReturnType<typeof useDirectorsCompany>;
  day: ReturnType<typeof companyDay>;
  nowMs: number;
}
