import { SparkChart } from "@/components/charts/charts";
import { PartHeader, SectionHeader } from "@/components/figures/section-header";
import {
  daysText,
  formatAmount,
  formatGain,
  formatValue,
  SHORT_SPAN_TEXT,
} from "@/components/history/stat-text";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatList, formatWhole } from "@/lib/format/numbers";
import {
  dailyChanges,
  type SpanName,
  type StatChange,
  type StatPoint,
  weeklyChanges,
} from "@/lib/game/progress/series";
import { STATISTIC_KINDS, type Unit } from "@/lib/game/progress/stat-groups";
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

/** A small trend chart for each statistic, by kind: a line, or for a habit a bar for each day or week. Each has its own scale. */
export function Trends({ rows, span, changes, todayMs }: TrendsProps) {
  const [part, partPoints] =
    changes === "week" ? (["day", dailyPoints] as const) : (["week", weeklyPoints] as const);
  const drawn = rows.map((row) => {
    const { kind } = row.statistic;
    const points =
      kind === "Habits"
        ? partPoints(row, todayMs).filter(({ dayMs }) => dayMs > span.fromMs)
        : inSpan(withToday(row), span);
    return { row, kind, points };
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
        const title = kind === "Habits" ? `Habits by ${part}` : kind;
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
                    <Habit row={row} parts={points} part={part} changes={changes} />
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

/** The totals of the days, oldest first, by the 00:00 at which each ends. */
const dailyPoints = ({ points, statistic }: ProgressRow): readonly StatPoint[] =>
  dailyChanges(points, statistic).flatMap(totalOf);

/** The totals of the weeks up to today, oldest first, by the day on which each ends. */
const weeklyPoints = ({ points, statistic }: ProgressRow, todayMs: number): readonly StatPoint[] =>
  weeklyChanges(points, todayMs, statistic).flatMap(totalOf).reverse();

const totalOf = ({ to, amount }: StatChange): StatPoint | [] =>
  amount === null ? [] : { dayMs: to.dayMs, value: amount };

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
  /** The totals of at least one day or week, oldest first. */
  parts: readonly StatPoint[];
  part: "day" | "week";
}

/** More bars than this stand closer together, so that a year fits on a phone. */
const MANY_BARS = 10;

/** A habit's total and its pace, with a bar for each day or week. A habit only ever grows, so its change has no sign. */
function Habit({ row, parts, part, changes }: HabitProps) {
  const { title, unit } = row.statistic;
  const amount = row.change?.amount ?? null;
  const most = Math.max(1, ...parts.map(({ value }) => value));
  const gap = parts.length > MANY_BARS ? "gap-px" : "gap-1";
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
        aria-label={`${title} by ${part}, the oldest first: ${formatList(parts.map(({ value }) => formatValue(value, unit)))}.`}
        className={cn("flex h-12 items-end pt-1 pb-1 max-md:h-10", gap)}
      >
        {parts.map(({ dayMs, value }) => (
          <span
            key={dayMs}
            className="filled min-h-px flex-1 bg-chart-1"
            style={{ height: `${(Math.max(0, value) / most) * 100}%` }}
          />
        ))}
      </div>
      <p aria-hidden className={cn("relative flex text-tiny text-muted-foreground", gap)}>
        <BarTexts row={row} parts={parts} part={part} />
      </p>
    </>
  );
}

/** The characters that fit below the bars, in all. */
const FITTING = 24;

/** The value below each bar; the highest one with its day or week if there is no room for all. */
function BarTexts({ row, parts, part }: Omit<HabitProps, "changes">) {
  const { unit } = row.statistic;
  const texts = parts.map(({ value }) => barText(value, unit));
  if (parts.length * Math.max(...texts.map(({ length }) => length)) <= FITTING) {
    return (
      <>
        {parts.map(({ dayMs }, at) => (
          <span key={dayMs} className="flex-1 basis-0 text-center whitespace-nowrap">
            {texts[at]}
          </span>
        ))}
        {/* In the cell's padding, since there is no room for it after each value. */}
        {unit === "seconds" && <span className="absolute left-full pl-1">h</span>}
      </>
    );
  }
  const best = parts.reduce((high, each) => (high.value >= each.value ? high : each));
  const when = part === "day" ? dayBefore(best) : `week to ${formatShortGameDay(best.dayMs)}`;
  return `most ${formatValue(best.value, unit)}, ${when}`;
}

/** The day that ends at a 00:00. */
const dayBefore = ({ dayMs }: StatPoint) => formatShortGameDay(dayMs - DAY_MS);

/** A bar's value in few characters; a time in hours, with tenths below one. */
function barText(value: number, unit: Unit): string {
  if (unit !== "seconds") return formatValue(value, unit);
  const hours = (value * 1000) / HOUR_MS;
  return hours < 1 ? formatAmount(hours, "count") : formatWhole(Math.round(hours));
}
