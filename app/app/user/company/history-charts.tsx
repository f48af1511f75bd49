import { memo } from "react";

import { SparkChart } from "@/components/charts/charts";
import { PartHeader } from "@/components/figures/section-header";
import { DAY_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import { formatGameDay } from "@/lib/format/times";
import {
  changePerCustomer,
  type CompanyHistoryDay,
  compareWeeks,
  lastLevel,
  type LevelValue,
  perCustomer,
} from "@/lib/game/companies/company-history";
import { cn } from "@/lib/utils";

import { changeText } from "./text";

interface HistoryChartsProps {
  /** All known days, oldest first. */
  days: readonly CompanyHistoryDay[];
  lastDayMs: number;
  /** The number of days that the charts show. */
  count: number;
}

interface ChartProps {
  name: string;
  valueOn: (day: CompanyHistoryDay) => number | null;
  format: (value: number) => string;
  /** A comparison, below the newest value. */
  change: string;
  /** The least height of the scale, so that a change of one point doesn't look great. */
  leastSpan?: number;
  /** True for a chart across the page, with axes. */
  isLarge?: boolean;
}

/** Levels go from 0 to 100 and move by a few points a month. */
const LEVEL_SPAN = 5;

const weekText = (fraction: number | null) =>
  fraction === null ? "change unknown" : `7 days ${changeText(fraction)}`;

/** The game's reports by day: income and customers. Unchanged charts aren't drawn again each minute. */
export const ReportCharts = memo(function ReportCharts({
  days,
  lastDayMs,
  count,
}: HistoryChartsProps) {
  const shown = within(days, lastDayMs, count);
  const income = compareWeeks(days, "income", lastDayMs);
  const customers = compareWeeks(days, "customers", lastDayMs);
  return (
    <ChartGroup
      title="Daily reports"
      aside={`${formatCount(count, "day", "days")} to ${formatGameDay(lastDayMs)}`}
      days={shown}
      layout={MONEY}
      charts={[
        {
          name: "Income",
          valueOn: (day) => day.income,
          format: formatMoneyShort,
          change: weekText(income.change),
        },
        {
          name: "Customers",
          valueOn: (day) => day.customers,
          format: formatWhole,
          change: weekText(customers.change),
        },
        {
          name: "Income per customer",
          valueOn: perCustomer,
          format: formatMoneyShort,
          change: weekText(changePerCustomer(income, customers)),
        },
      ]}
    />
  );
});

/** The profit and the company's levels that this browser saved on visits. An employee has no profit. */
export const ReadingCharts = memo(function ReadingCharts({
  days,
  lastDayMs,
  count,
  hasProfit,
}: HistoryChartsProps & { hasProfit: boolean }) {
  const shown = within(days, lastDayMs, count);
  const first = shown.findIndex(isSaved);
  const saved = first === -1 ? [] : shown.slice(first);
  const missing = saved.filter((day) => !isSaved(day)).length;
  const level = (value: LevelValue) => {
    const { change } = lastLevel(days, value);
    return change === null ? "change unknown" : `${signed(change, formatWhole)} in 7 days`;
  };
  const from = saved[0]?.dayMs ?? lastDayMs;
  const profit: ChartProps = {
    name: "Profit",
    valueOn: (day) => day.profit,
    format: formatMoneyShort,
    change: weekText(compareWeeks(days, "profit", lastDayMs).change),
    isLarge: true,
  };
  return (
    <ChartGroup
      title="Saved at your visits"
      aside={`${formatShortGameDay(from)} to ${formatShortGameDay(lastDayMs)}${missing === 0 ? "" : `, ${formatCount(missing, "day", "days")} missing`}`}
      days={saved}
      layout={LEVELS}
      charts={[
        ...(hasProfit ? [profit] : []),
        {
          name: "Efficiency",
          valueOn: ({ efficiency }) => efficiency,
          format: formatWhole,
          change: level("efficiency"),
          leastSpan: LEVEL_SPAN,
        },
        {
          name: "Popularity",
          valueOn: ({ popularity }) => popularity,
          format: formatWhole,
          change: level("popularity"),
          leastSpan: LEVEL_SPAN,
        },
        {
          name: "Environment",
          valueOn: ({ environment }) => environment,
          format: formatWhole,
          change: level("environment"),
          leastSpan: LEVEL_SPAN,
        },
      ]}
    />
  );
});

const within = (days: readonly CompanyHistoryDay[], lastDayMs: number, count: number) =>
  days.filter(({ dayMs }) => dayMs > lastDayMs - count * DAY_MS && dayMs <= lastDayMs);

/** True if a visit has saved something about the day. */
const isSaved = ({ profit, efficiency, popularity, environment }: CompanyHistoryDay) =>
  [profit, efficiency, popularity, environment].some((value) => value !== null);

/** The classes of a group's columns and cells, with a line between the cells of a row, but none before the first. */
interface Layout {
  grid: string;
  cell: string;
}

/** Two columns on a phone, the third cell across both. */
const MONEY: Layout = {
  grid: "grid-cols-2 @3xl/page:grid-cols-3",
  cell: "px-4 odd:border-l-0 odd:pl-0 last:col-span-2 @3xl/page:last:col-span-1 @3xl/page:last:border-l @3xl/page:last:pl-4",
};

/** Short figures, three in a row on a phone too. */
const LEVELS: Layout = {
  grid: "grid-cols-3",
  cell: "px-2 first:border-l-0 first:pl-0 @3xl/page:not-first:px-4",
};

const CELL = "min-w-0 border-b border-b-row border-l pt-2.5 pb-2";

interface ChartGroupProps {
  title: string;
  aside: string;
  days: readonly CompanyHistoryDay[];
  layout: Layout;
  charts: readonly ChartProps[];
}

/** Charts on one time axis, each on its own scale. */
function ChartGroup({ title, aside, days, layout, charts }: ChartGroupProps) {
  const large = charts.filter(({ isLarge }) => isLarge);
  return (
    <section aria-label={title} className="mb-2">
      <PartHeader title={title} aside={aside} />
      {large.map((chart) => (
        <div key={chart.name} className="border-b border-row pt-2.5 pb-2">
          <Chart days={days} {...chart} />
        </div>
      ))}
      <ul className={cn("grid", layout.grid)}>
        {charts
          .filter(({ isLarge }) => !isLarge)
          .map((chart) => (
            <li key={chart.name} className={cn(CELL, layout.cell)}>
              <Chart days={days} {...chart} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Chart({
  days,
  name,
  valueOn,
  format,
  change,
  leastSpan,
  isLarge = false,
}: ChartProps & { days: readonly CompanyHistoryDay[] }) {
  const points = days.map((day) => ({ dayMs: day.dayMs, value: valueOn(day) }));
  const known = points.flatMap(({ dayMs, value }) => (value === null ? [] : [{ dayMs, value }]));
  const [first, last] = [known[0], known.at(-1)];
  const values = known.map(({ value }) => value);
  return (
    <div className={cn(isLarge && "[&>[role=img]]:mt-2 [&>[role=img]]:h-44")}>
      <p className="text-small text-muted-foreground">{name}</p>
      <p className="font-display text-h2 font-medium wrap-anywhere">
        {orDash(last?.value ?? null, format)}
      </p>
      <p className="text-small">{change}</p>
      {first !== undefined && last !== undefined && !isFlat(values, leastSpan) && (
        <SparkChart
          label={`${name} from ${format(first.value)} on ${formatShortGameDay(first.dayMs)} to ${format(last.value)} on ${formatShortGameDay(last.dayMs)}${gapText(points.length - known.length)}.`}
          points={points}
          fromMs={points[0]?.dayMs ?? first.dayMs}
          toMs={points.at(-1)?.dayMs ?? last.dayMs}
          unit=""
          format={format}
          leastSpan={leastSpan}
          axisFormat={isLarge ? format : undefined}
        />
      )}
      <p className="text-small text-muted-foreground">{rangeText(values, format)}</p>
    </div>
  );
}

/** The part of its least scale below which a value draws no line worth its room. */
const FLAT_PART = 0.1;

/** True if a line would be flat: its lowest and highest value say as much. */
const isFlat = (values: readonly number[], leastSpan = 0) =>
  values.length < 2 || Math.max(...values) - Math.min(...values) <= leastSpan * FLAT_PART;

/** "from $5.36m to $6.51m"; empty if all are equal. */
function rangeText(values: readonly number[], format: (value: number) => string): string {
  const [low, high] = [format(Math.min(...values)), format(Math.max(...values))];
  return values.length < 2 || low === high ? "" : `from ${low} to ${high}`;
}

const gapText = (days: number) =>
  days === 0 ? "" : `, ${formatCount(days, "day", "days")} unknown`;
