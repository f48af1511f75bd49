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
import { formatList } from "@/lib/format/numbers";
import { type SpanName, type StatPoint, weeklyChanges } from "@/lib/game/progress/series";
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
  /** The last 00:00 UTC. */
  todayMs: number;
}

/** A small trend chart for each statistic, by kind: a line, or for a habit a bar for each week. Each has its own scale. */
export function Trends({ rows, span, changes, todayMs }: TrendsProps) {
  const drawn = rows.map((row) => {
    const { kind } = row.statistic;
    const points = kind === "Habits" ? weeklyPoints(row, todayMs) : withToday(row);
    return { row, kind, points: inSpan(points, span) };
  });
  const kinds = STATISTIC_KINDS.map((kind) => ({
    kind,
    trends: drawn.filter(
      (trend) => trend.kind === kind && trend.points.length > (kind === "Habits" ? 0 : 1),
    ),
  })).filter(({ trends }) => trends.length > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-label="Trends" className="mt-6">
      <SectionHeader title="Trends" aside="Each has its own scale" />
      {kinds.map(({ kind, trends }) => {
        const title = kind === "Habits" ? "Habits by week" : kind;
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
                  {kind === "Habits" ? (
                    <Habit row={row} weeks={points} changes={changes} />
                  ) : (
                    <Trend row={row} points={points} span={span} changes={changes} />
                  )}
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

/** The totals of the weeks up to today, oldest first, by the day on which each ends. */
const weeklyPoints = ({ points, statistic }: ProgressRow, todayMs: number): readonly StatPoint[] =>
  weeklyChanges(points, todayMs, statistic)
    .flatMap(({ to, amount }) => (amount === null ? [] : [{ dayMs: to.dayMs, value: amount }]))
    .reverse();

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

interface TrendProps extends Omit<TrendsProps, "rows" | "todayMs"> {
  row: ProgressRow;
  /** At least two points. */
  points: readonly StatPoint[];
}

function Trend({ row, points, span, changes }: TrendProps) {
  const { title, unit } = row.statistic;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [formatValue(first.value, unit), formatValue(last.value, unit)];
  const amount = row.change?.amount ?? null;
  return (
    <>
      <p className="text-small text-muted-foreground">{title}</p>
      <p className="font-display text-h2 font-medium wrap-anywhere">{to}</p>
      <p className="text-small">
        {amount === null
          ? "Change unknown"
          : `${formatGain(amount, unit)} ${SHORT_SPAN_TEXT[changes]}`}
      </p>
      <SparkChart
        label={`${title} from ${from} on ${formatShortGameDay(first.dayMs)} to ${to} on ${formatShortGameDay(last.dayMs)}.`}
        points={points}
        fromMs={span.fromMs}
        toMs={span.toMs}
        unit={unit}
        format={formatValue}
      />
      <p className="text-tiny text-muted-foreground" aria-hidden>
        from {from}, {formatShortGameDay(first.dayMs)}
      </p>
    </>
  );
}

interface HabitProps extends Pick<TrendsProps, "changes"> {
  row: ProgressRow;
  /** The totals of at least one week, oldest first. */
  weeks: readonly StatPoint[];
}

/** More bars than this stand closer together, so that a year fits on a phone. */
const MANY_WEEKS = 10;

/** A habit's total and its pace, with a bar for each week. A habit only ever grows, so its change has no sign. */
function Habit({ row, weeks, changes }: HabitProps) {
  const { title, unit } = row.statistic;
  const amount = row.change?.amount ?? null;
  const most = Math.max(1, ...weeks.map(({ value }) => value));
  const best = weeks.reduce<StatPoint | null>(
    (high, week) => (high !== null && high.value >= week.value ? high : week),
    null,
  );
  return (
    <>
      <p className="text-small text-muted-foreground">{title}</p>
      <p className="font-display text-h2 font-medium wrap-anywhere">
        {amount === null ? "–" : formatValue(amount, unit)}
      </p>
      <p className="text-small">
        {SHORT_SPAN_TEXT[changes]}
        {row.ratePerDay !== null && `, ${formatAmount(row.ratePerDay, unit)} per day`}
      </p>
      <div
        role="img"
        aria-label={`${title} by week, the oldest first: ${formatList(weeks.map(({ value }) => formatValue(value, unit)))}.`}
        className={cn(
          "flex h-12 items-end pt-1 pb-1 max-md:h-10",
          weeks.length > MANY_WEEKS ? "gap-px" : "gap-1",
        )}
      >
        {weeks.map(({ dayMs, value }) => (
          <span
            key={dayMs}
            className="filled min-h-px flex-1 bg-chart-1"
            style={{ height: `${(Math.max(0, value) / most) * 100}%` }}
          />
        ))}
      </div>
      <p className="text-tiny text-muted-foreground" aria-hidden>
        {best !== null &&
          `most ${formatValue(best.value, unit)}, week to ${formatShortGameDay(best.dayMs)}`}
      </p>
    </>
  );
}
