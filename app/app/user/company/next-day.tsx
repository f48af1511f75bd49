import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { Countdown } from "@/components/game/game-time";
import { WithNames } from "@/components/game/player-name";
import { formatCount, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { isService, nextTurnMs, type Product } from "@/lib/game/companies/company-day";

import { daysText, percentText } from "./text";
import type { TodayProps } from "./today";

/** What the next day costs, and what it lacks. */
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
        {(products ?? []).flatMap((product) => {
          const missing = missingForADay(product);
          return missing === null ? (
            []
          ) : (
            <Missing key={product.name} {...product} {...{ missing }} />
          );
        })}
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

/** The pieces that are missing for as many sales as on the last day; null if none or unknown. */
function missingForADay(product: Product): number | null {
  const { inStock, soldAmount } = product;
  if (isService(product) || inStock === null || soldAmount === null) return null;
  return soldAmount > inStock ? soldAmount - inStock : null;
}

const Missing = ({ name, soldAmount, missing }: Product & { missing: number }) => (
  <DescriptionRow
    wide
    label={<WithNames names={[name]}>{`${name}, missing for a day’s sales`}</WithNames>}
    value={`${formatWhole(missing)} of ${orDash(soldAmount, formatWhole)}`}
  />
);
