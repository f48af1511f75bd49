import { Suspense, useEffect, useMemo } from "react";

import { FailedCalls } from "@/components/feedback/failed-calls";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { PageLink } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { Toned } from "@/components/figures/toned";
import { Countdown } from "@/components/game/game-time";
import { WithNames } from "@/components/game/player-name";
import { onDemand } from "@/components/ui/on-demand";
import { useNow } from "@/components/window/use-now";
import { sumOrNull } from "@/lib/common/sums";
import { MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatDuration, formatGameDay, formatGameTime } from "@/lib/format/times";
import { isLow, isService, nextTurnMs, type Product } from "@/lib/game/companies/company-day";
import { saveCompanyNeeds } from "@/lib/store/account/menu-counts";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { companyMinimumsStore } from "@/lib/store/user/company-minimums";

import { useDirectorsCompany } from "./use-company";
import { companyDay } from "./company-day";
import { CompanyHeadline } from "./company-headline";
import { Needs } from "./needs";
import { StockTable } from "./stock-table";
import { daysText, percentText } from "./text";
import { useReadings } from "./use-readings";

const Applications = onDemand(() => import("./applications").then((l) => l.Applications));

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
        {company.applications !== null && company.applications.length > 0 && (
          <Suspense>
            <Applications {...shared} />
          </Suspense>
        )}
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

/** The costs of the next day, and what is missing for it. */
function NextDay({ company, day, nowMs }: TodayProps) {
  const { employees, products, details } = company;
  const { wages, advertising, costsPerDay, income } = day;
  // The game’s number of employees includes the director, who has no wage.
  const isYouCounted = (details.data?.employeesHired ?? 0) > (employees?.length ?? Infinity);
  const ofIncome = advertising !== null && income ? advertising / income : null;
  return (
    <section aria-label="Next day">
      <SectionHeader
        title="Next day"
        aside={
          <>
            18:00 TCT, in <Countdown endsAtMs={nextTurnMs(nowMs)} format={formatDuration} />
          </>
        }
      />
      <div className="pt-1.5">
        <DescriptionList>
          <DescriptionRow
            wide
            label={
              employees === null
                ? "Wages"
                : `Wages, ${formatCount(employees.length, "employee", "employees")}`
            }
            value={orDash(wages, formatMoney)}
          />
          <DescriptionRow
            wide
            label={
              ofIncome === null ? "Advertising" : `Advertising, ${percentText(ofIncome)}% of income`
            }
            value={orDash(advertising, formatMoney)}
          />
          <DescriptionRow
            wide
            label="Costs per day"
            value={<b>{orDash(costsPerDay, formatMoney)}</b>}
          />
          <DescriptionRow
            wide
            label="Funds"
            value={orDash(details.data?.funds ?? null, formatMoney)}
          />
          <DescriptionRow
            wide
            label="Funds last without income"
            value={`${daysText(day.fundsLastDays)}, minimum ${day.minimums.fundsDays}`}
          />
          {missingForADay(products ?? []).map((product, index) => (
            <Missing key={index} {...product} />
          ))}
          {details.data && (
            <DescriptionRow
              wide
              label="Positions"
              value={`${formatWhole(details.data.employeesHired)} of ${formatWhole(details.data.employeesCapacity)} filled${isYouCounted ? ", you included" : ""}`}
            />
          )}
        </DescriptionList>
      </div>
    </section>
  );
}

/** The number of items that are named. The table of the stock has all of them. */
const NAMED = 5;

interface MissingProduct {
  name: string;
  soldAmount: number;
  missing: number;
}

/** The items of which pieces are missing for as many sales as on the last day, most missing first. */
const missingForADay = (products: readonly Product[]): readonly MissingProduct[] =>
  products
    .flatMap((product): MissingProduct[] => {
      const { name, inStock, soldAmount } = product;
      if (isService(product) || inStock === null || soldAmount === null) return [];
      return soldAmount > inStock ? [{ name, soldAmount, missing: soldAmount - inStock }] : [];
    })
    .toSorted((a, b) => b.missing - a.missing)
    .slice(0, NAMED);

const Missing = ({ name, soldAmount, missing }: MissingProduct) => (
  <DescriptionRow
    wide
    label={<WithNames names={[name]}>{`${name} missing`}</WithNames>}
    value={`${formatWhole(missing)} of a day’s ${formatWhole(soldAmount)}`}
  />
);

/** How the profit of the last day adds up. */
function ProfitSum({ company, day }: TodayProps) {
  const { details, products } = company;
  const { income, costOfSold, wages, advertising, profit, reportMs } = day;
  const customers = details.data?.customersOfDay ?? null;
  const sold = products === null ? null : sumOrNull(products.map(({ soldWorth }) => soldWorth));
  const difference = sold === null || income === null ? 0 : income - sold;
  const minus = (dollars: number | null) => orDash(dollars, (known) => formatMoney(-known));
  const title = `Profit on ${formatGameDay(reportMs)}`;
  if (day.isFoundedToday) return null;
  return (
    <section aria-label="Profit" className="mt-6 max-w-160">
      <SectionHeader title={title}>
        <span className="px-2.5">
          <PageLink href="/app/user/company?view=history">History</PageLink>
        </span>
      </SectionHeader>
      <div className="pt-1.5">
        <DescriptionList>
          <DescriptionRow
            wide
            label={
              customers === null
                ? "Income"
                : `Income, ${formatCount(customers, "customer", "customers")}`
            }
            value={orDash(income, formatMoney)}
          />
          <DescriptionRow wide label="Cost of what was sold" value={minus(costOfSold)} />
          <DescriptionRow wide label="Wages" value={minus(wages)} />
          <DescriptionRow wide label="Advertising" value={minus(advertising)} />
          <DescriptionRow
            wide
            label={<b>Profit</b>}
            value={
              <Toned value={profit}>
                <b>{orDash(profit, formatMoney)}</b>
              </Toned>
            }
          />
        </DescriptionList>
      </div>
      <p className="mt-2 text-small text-muted-foreground">
        Income and customers: the game’s report of {formatGameDay(reportMs)}, about{" "}
        {formatGameTime(reportMs)}. Costs, wages and advertising: as loaded. Deposits and
        withdrawals don’t count.
        {difference !== 0 &&
          ` Sold by the stock list: ${orDash(sold, formatMoney)}, ${formatMoney(Math.abs(difference))} ${difference > 0 ? "less" : "more"} than the report.`}
      </p>
    </section>
  );
}
