import { useMemo } from "react";

import { BarChart } from "@/components/charts/charts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Collapsible } from "@/components/figures/collapsible";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import type { TwoLines } from "@/components/list/two-line-row";
import { MONEY } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { sum } from "@/lib/common/numbers";
import { formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatWhole,
} from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import {
  type Dividend,
  type DividendWeek,
  dividendWeeks,
  readyDividends,
  WEEKS,
} from "@/lib/game/stocks/dividends";

import {
  AddAllToCalendar,
  CollectButton,
  dividendColumns,
  dividendLines,
  stateOf,
  untilText,
} from "./dividend-columns";
import { explainWeeks } from "./explanation";

/** Ready dividends are due now, so they come first. */
const BY_DUE_DATE = [{ id: "due", desc: false }];

const SOONEST_FIRST = [{ id: "week", desc: false }];

/** The number of ready dividends with a button of their own above the list of a phone, whose rows have no room for a link. */
const MAX_BUTTONS = 4;

interface DividendViewProps {
  dividends: readonly Dividend[];
  nowMs: number;
}

/** The due date and payment of each dividend, and the totals of the coming weeks. */
export function DividendView({ dividends, nowMs }: DividendViewProps) {
  if (dividends.length === 0) {
    return (
      <EmptyState title="No dividends yet">
        Your stocks’ dividends appear here once you hold enough shares for a first tier.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DividendHeadline dividends={dividends} nowMs={nowMs} />
        <div className="flex flex-wrap gap-2">
          <div className="contents md:hidden">
            {readyDividends(dividends)
              .dividends.slice(0, MAX_BUTTONS)
              .map(({ stock }) => (
                <CollectButton key={stock.id} stock={stock} />
              ))}
          </div>
          <AddAllToCalendar dividends={dividends} />
        </div>
      </div>
      <DataTable
        title="Dividend calendar"
        name="dividends"
        columns={dividendColumns}
        rows={dividends}
        rowId={({ stock }) => String(stock.id)}
        initialSort={BY_DUE_DATE}
        firstSort="asc"
        phoneLines={dividendLines}
        total={dividends.length}
      />
      {dividends.some((dividend) => stateOf(dividend) === "Pending") && (
        <p className="mt-3 max-w-160 text-small text-muted-foreground">
          Pending: you hold enough shares, but the game doesn’t count the tier yet.
        </p>
      )}
      <Weeks dividends={dividends} nowMs={nowMs} />
    </>
  );
}

/** The dividends that can be collected now, or the next dividend. */
function DividendHeadline({ dividends, nowMs }: DividendViewProps) {
  const ready = readyDividends(dividends);
  const count = ready.dividends.length;
  if (count === 0) return <NextDividend dividends={dividends} nowMs={nowMs} />;

  const from = (
    <span translate="no">{formatList(ready.dividends.map(({ stock }) => stock.acronym))}</span>
  );
  if (ready.dollars === null) {
    return (
      <ViewHeadline figure={formatCount(count, "dividend", "dividends")}>
        to collect, from {from} (no cash value).
      </ViewHeadline>
    );
  }
  return (
    <ViewHeadline figure={formatMoneyShort(ready.dollars)}>
      to collect, from {from}.
      {ready.withoutValue > 0 &&
        ` ${formatCount(ready.withoutValue, "dividend has", "dividends have")} no cash value.`}
    </ViewHeadline>
  );
}

function NextDividend({ dividends, nowMs }: DividendViewProps) {
  const next = dividends.find(({ dueAtMs }) => dueAtMs !== null);
  const dueAtMs = next?.dueAtMs ?? null;
  if (next === undefined || dueAtMs === null) {
    return <p className="text-read">Nothing ready to collect. No due dates yet.</p>;
  }
  return (
    <p className="text-read">
      Nothing ready to collect. Next:{" "}
      <strong translate="no" className="text-primary">
        {next.stock.acronym}
      </strong>
      , {formatGameDay(dueAtMs)}, {untilText(dueAtMs, nowMs)}.
    </p>
  );
}

/** Writes sums in thousands, millions or more, as the highest of them needs, without the unit: "25" of $25.2m. */
export function digitsIn(highest: number) {
  const unit = 1000 ** Math.floor(Math.log10(Math.max(1, highest)) / 3);
  return (dollars: number) => {
    const whole = Math.round(dollars / unit);
    return whole === 0 && dollars > 0 ? "<1" : formatWhole(whole);
  };
}

/** The payments of the coming weeks, as a chart and as a table. */
function Weeks({ dividends, nowMs }: DividendViewProps) {
  const weeks = useMemo(() => dividendWeeks(dividends, nowMs), [dividends, nowMs]);
  const bars = useMemo(
    () =>
      weeks.map((week) => ({
        label: formatShortGameDay(week.startsAtMs),
        value: week.total,
        title: `Week of ${formatShortGameDay(week.startsAtMs)}: ${formatMoney(week.total)}`,
      })),
    [weeks],
  );
  const formatNarrow = useMemo(
    () => digitsIn(Math.max(...weeks.map((week) => week.total))),
    [weeks],
  );
  const total = sum(weeks.map((week) => week.total));
  const countsPending = dividends.some(
    ({ isPending, dueAtMs, dollars }) => isPending && dueAtMs !== null && dollars !== null,
  );

  return (
    <>
      <section aria-label={`Next ${WEEKS} weeks`} className="mt-8">
        <SectionHeader title={`Next ${WEEKS} weeks`} />
        <p className="mt-2 text-read">
          <strong className="text-primary">{formatMoney(total)}</strong> in dividends
          {countsPending && ", including stocks still pending"}{" "}
          <Explain
            title="Dividends per week"
            lines={explainWeeks(weeks)}
            note="Assumes you collect each dividend on its due date; a late one delays the next. Excludes dividends with no cash value or due date, and pending tiers of stocks that pay already."
          />
        </p>
        <BarChart
          label={`Dividends per week for the next ${WEEKS} weeks, ${formatMoney(total)} total.`}
          bars={bars}
          format={formatMoneyShort}
          formatNarrow={formatNarrow}
        />
      </section>
      {/* Folded: it has the figures of the chart. */}
      <Collapsible title="Week by week" aside={`${WEEKS} weeks`}>
        <DataTable
          title="Dividends per week"
          name="dividend-weeks"
          columns={weekColumns}
          rows={weeks}
          rowId={({ startsAtMs }) => String(startsAtMs)}
          initialSort={SOONEST_FIRST}
          firstSort="desc"
          phoneLines={weekLines}
        />
      </Collapsible>
    </>
  );
}

/** "3 payments". */
const countOf = ({ payments }: DividendWeek) => formatCount(payments.length, "payment", "payments");

/** "SYM, TCT": each payer once, in the order of the first payment. */
const payersOf = ({ payments }: DividendWeek) =>
  [...new Set(payments.map(({ stock }) => stock.acronym))].join(", ") || "–";

/** A week on a phone: its total, who pays, and how often. */
const weekLines = (week: DividendWeek): TwoLines => ({
  title: `Week of ${formatShortGameDay(week.startsAtMs)}`,
  figure: formatMoney(week.total),
  detail: payersOf(week),
  second: countOf(week),
});

const column = columnsFor<DividendWeek>();

const weekColumns = column.columns([
  column.accessor("startsAtMs", {
    id: "week",
    header: "Week of",
    meta: {
      sortText: { asc: "soonest first", desc: "latest first" },
      text: ({ startsAtMs }: DividendWeek) => formatIsoDay(startsAtMs),
    },
    cell: ({ getValue }) => (
      <span className="whitespace-nowrap">{formatShortGameDay(getValue())}</span>
    ),
  }),
  column.accessor(({ payments }) => payments.length, {
    id: "payments",
    header: "Payments",
    meta: { text: payersOf },
    cell: ({ row }) => (
      <>
        {formatWhole(row.original.payments.length)}{" "}
        <span className="text-small text-muted-foreground">{payersOf(row.original)}</span>
      </>
    ),
  }),
  column.accessor("total", {
    id: "sum",
    header: "Total",
    ...MONEY,
  }),
]);
