import { useMemo } from "react";

import { BarChart } from "@/components/charts/bar-chart";
import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { DataTable } from "@/components/table/data-table";
import { formatShortGameDay } from "@/lib/format/days";
import { formatDays, formatMoney, formatMoneyShort } from "@/lib/format/numbers";
import { sum } from "@/lib/game/money/sum";
import { dividendWeeks, WEEKS } from "@/lib/game/stocks/dividend-weeks";
import type { Dividend } from "@/lib/game/stocks/dividends";

import { weekColumns } from "./week-columns";
import { countOf, payersOf } from "./week-text";

const SOONEST_FIRST = [{ id: "week", desc: false }];

/** What the coming weeks pay, as a picture and as a table. */
export function Weeks({ dividends, nowMs }: { dividends: readonly Dividend[]; nowMs: number }) {
  const weeks = useMemo(() => dividendWeeks(dividends, nowMs), [dividends, nowMs]);
  const bars = useMemo(
    () =>
      weeks.map((week) => ({
        label: formatShortGameDay(week.startsAtMs),
        value: week.total,
        title: `Week from ${formatShortGameDay(week.startsAtMs)}: ${formatMoney(week.total)}`,
      })),
    [weeks],
  );
  const total = sum(weeks.map((week) => week.total));

  return (
    <>
      <section aria-label={`Next ${WEEKS} weeks`} className="mt-8">
        <SectionHeader title={`Next ${WEEKS} weeks`} />
        <p className="mt-2 text-read">
          <strong className="text-primary">{formatMoney(total)}</strong> in dividends{" "}
          <Explain
            title="Dividends per week"
            lines={sources(dividends)}
            note="This assumes you collect each dividend on the day it’s due: a late one pushes back all later ones. Dividends without a cash value or a due date aren’t counted."
          />
        </p>
        <BarChart
          label={`Dividends of each of the next ${WEEKS} weeks, ${formatMoney(total)} together.`}
          bars={bars}
          format={formatMoneyShort}
        />
      </section>
      <DataTable
        title="Dividends per week"
        name="dividend-weeks"
        columns={weekColumns}
        rows={weeks}
        rowId={({ startsAtMs }) => String(startsAtMs)}
        initialSort={SOONEST_FIRST}
        firstSort="desc"
        mobileRow={(week) => (
          <>
            <p className="pair items-baseline text-read">
              <span>Week from {formatShortGameDay(week.startsAtMs)}</span>
              <b>{formatMoney(week.total)}</b>
            </p>
            <dl>
              <DescriptionRow label={countOf(week)} value={payersOf(week)} />
            </dl>
          </>
        )}
      />
    </>
  );
}

/** What pays, how much and how often. */
const sources = (dividends: readonly Dividend[]) =>
  dividends.flatMap(({ stock, dollars, dueAtMs, everyDays }) =>
    dollars === null || dueAtMs === null
      ? []
      : [
          {
            label: stock.acronym,
            value: `${formatMoney(dollars)} every ${formatDays(everyDays)}`,
          },
        ],
  );
