import { SparkChart } from "@/components/charts/charts";
import { PartHeader, SectionHeader } from "@/components/figures/section-header";
import {
  daysText,
  formatAmount,
  formatGain,
  formatValue,
  SHORT_SPAN_TEXT,
} from "@/components/history/stat-text";
import { formatShortGameDay } from "@/lib/format/days";
import { dailyChanges, type SpanName, type StatPoint } from "@/lib/game/progress/series";
import { STATISTIC_KINDS } from "@/lib/game/progress/stat-groups";
import type { Span } from "@/lib/game/week/span";
import { cn } from "@/lib/utils";

import { currentOf, inSpan, type ProgressRow } from "./rows";

interface TrendsProps {
  rows: readonly ProgressRow[];
  /** The period of all trend charts. */
  span: Span;
  /** The period of the changes in the text. */
  changes: SpanName;
}

/** A small trend chart for each statistic, by kind. All share one time axis, but each has its own scale. */
export function Trends({ rows, span, changes }: TrendsProps) {
  const drawn = rows.map((row) => {
    const { kind } = row.statistic;
    const points = kind === "Habits" ? dailyChanges(row.points) : withToday(row);
    return { row, kind, points: inSpan(points, span) };
  });
  const kinds = STATISTIC_KINDS.map((kind) => ({
    kind,
    trends: drawn.filter((trend) => trend.kind === kind && trend.points.length > 1),
  })).filter(({ trends }) => trends.length > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-label="Trends" className="mt-6">
      <SectionHeader title="Trends" aside="Each has its own scale" />
      {kinds.map(({ kind, trends }) => {
        const title = kind === "Habits" ? "Habits per day" : kind;
        return (
          <section key={kind} aria-label={title} className="mb-2">
            <PartHeader title={title} aside={daysText(span)} />
            <ul
              aria-label={title}
              className={cn(
                "grid grid-cols-2",
                trends.length === FIVE ? "@3xl/page:grid-cols-5" : "@3xl/page:grid-cols-4",
              )}
            >
              {trends.map(({ row, points }, index) => (
                <li key={row.statistic.name} className={cellClasses(index, trends.length)}>
                  <Trend row={row} points={points} span={span} changes={changes} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

/** The values with today's gain, as in the table. */
const withToday = (row: ProgressRow): readonly StatPoint[] =>
  row.points.map((point) =>
    point === row.latest ? { ...point, value: currentOf(row) ?? point.value } : point,
  );

/** The total battle stats and the four stats are one row on a wide page. */
const FIVE = 5;

/** A line between the cells of a row, but none before the first. Of an odd number, the first is a row of its own on a phone. */
function cellClasses(index: number, count: number): string {
  const isOdd = count % 2 === 1;
  const isFirst = isOdd ? index === 0 || index % 2 === 1 : index % 2 === 0;
  const isFirstWide = index % (count === FIVE ? FIVE : 4) === 0;
  return cn(
    "min-w-0 border-b border-b-row px-4 pt-2.5 pb-2",
    isOdd && index === 0 && (count === 1 ? "col-span-full" : "col-span-2 @3xl/page:col-span-1"),
    isFirst ? "pl-0" : "border-l",
    isFirstWide ? "@3xl/page:border-l-0 @3xl/page:pl-0" : "@3xl/page:border-l @3xl/page:pl-4",
  );
}

interface TrendProps extends Omit<TrendsProps, "rows"> {
  row: ProgressRow;
  /** At least two points. */
  points: readonly StatPoint[];
}

function Trend({ row, points, span, changes }: TrendProps) {
  const { title, unit, kind } = row.statistic;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isHabit = kind === "Habits";
  const format = isHabit ? formatAmount : formatValue;
  const [from, to] = [format(first.value, unit), format(last.value, unit)];
  const ratePerDay = row.ratePerDay === null ? "–" : formatAmount(row.ratePerDay, unit);
  return (
    <>
      <p className="text-small text-muted-foreground">{title}</p>
      <p className="font-display text-h2 font-medium wrap-anywhere">{isHabit ? ratePerDay : to}</p>
      <p className="text-small">{changeText(row, changes)}</p>
      <SparkChart
        label={`${title}${isHabit ? " per day" : ""} from ${from} on ${formatShortGameDay(first.dayMs)} to ${to} on ${formatShortGameDay(last.dayMs)}.`}
        points={points}
        fromMs={span.fromMs}
        toMs={span.toMs}
        unit={unit}
        format={format}
      />
      <p className="flex justify-between gap-2 text-tiny text-muted-foreground" aria-hidden>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  );
}

/** "+$1.92m in 7 days". A habit only ever grows, so its change has no sign: "21 in 7 days". */
function changeText({ statistic: { unit, kind }, change }: ProgressRow, changes: SpanName) {
  const amount = change?.amount ?? null;
  if (amount === null) return "Change unknown";
  const format = kind === "Habits" ? formatValue : formatGain;
  return `${format(amount, unit)} ${SHORT_SPAN_TEXT[changes]}`;
}
