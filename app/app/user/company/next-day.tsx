import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { Countdown } from "@/components/game/game-time";
import { WithNames } from "@/components/game/player-name";
import { formatCount, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { isService, nextTurnMs, type Product } from "@/lib/game/companies/company-day";

import { daysText, percentText } from "./text";
import type { TodayProps } from "./today";

/** The costs of the next day, and what is missing for it. */
export function NextDay({ company, day, nowMs }: TodayProps) {
  const { employees, products, details } = company;
  const { wages, advertising, costsPerDay, income } = day;
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
          label="Funds last"
          value={`${daysText(day.fundsLastDays)}, minimum ${day.minimums.fundsDays}`}
        />
        {missingForADay(products ?? []).map((product, index) => (
          <Missing key={index} {...product} />
        ))}
        {details.data && (
          <DescriptionRow
            wide
            label="Positions"
            value={`${formatWhole(details.data.employeesHired)} of ${formatWhole(details.data.employeesCapacity)} filled`}
          />
        )}
      </DescriptionList>
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
