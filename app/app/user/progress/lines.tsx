import { SparkChart } from "@/components/charts/spark-chart";
import { PartHeader } from "@/components/figures/part-header";
import { SectionHeader } from "@/components/figures/section-header";
import {
  daysText,
  formatAmount,
  formatGain,
  formatValue,
  SPAN_TEXT,
} from "@/components/history/stat-text";
import { formatShortGameDay } from "@/lib/format/days";
import { dailyChanges, type StatPoint } from "@/lib/game/progress/series";
import type { SpanName } from "@/lib/game/progress/stat-change";
import { KINDS } from "@/lib/game/progress/statistics";
import type { Span } from "@/lib/game/week/span";

import { inSpan, type ProgressRow } from "./rows";

interface LinesProps {
  rows: readonly ProgressRow[];
  /** The time that the lines share. */
  span: Span;
  /** The time that the changes are of. */
  changes: SpanName;
}

/** A small line for each statistic, kind by kind; all share one axis of time, and each has its own scale. */
export function Lines({ rows, span, changes }: LinesProps) {
  const drawn = rows.map((row) => {
    const { kind } = row.statistic;
    const points = kind === "Habits" ? dailyChanges(row.points) : row.points;
    return { row, kind, points: inSpan(points, span) };
  });
  const kinds = KINDS.map((kind) => ({
    kind,
    lines: drawn.filter((line) => line.kind === kind && line.points.length > 1),
  })).filter(({ lines }) => lines.length > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-label="Lines" className="mt-6">
      <SectionHeader title="Lines" aside="Each on its own scale" />
      {kinds.map(({ kind, lines }) => {
        const title = kind === "Habits" ? "Habits, a day" : kind;
        return (
          <section key={kind} aria-label={title} className="mb-2">
            <PartHeader title={title} aside={daysText(span)} />
            <ul className="grid grid-cols-2 @3xl/page:grid-cols-4">
              {lines.map(({ row, points }) => (
                <li key={row.statistic.name} className={CELL}>
                  <Line row={row} points={points} span={span} changes={changes} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

/** A rule between two, and none beside the first of a row. */
const CELL =
  "min-w-0 border-b border-b-row border-l px-4 pt-2.5 pb-2 odd:border-l-0 odd:pl-0 @3xl/page:odd:border-l @3xl/page:odd:pl-4 @3xl/page:nth-[4n+1]:border-l-0 @3xl/page:nth-[4n+1]:pl-0";

interface LineProps extends Omit<LinesProps, "rows"> {
  row: ProgressRow;
  /** At least two. */
  points: readonly StatPoint[];
}

function Line({ row, points, span, changes }: LineProps) {
  const { title, unit, kind } = row.statistic;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isHabit = kind === "Habits";
  const format = isHabit ? formatAmount : formatValue;
  const [from, to] = [format(first.value, unit), format(last.value, unit)];
  const ratePerDay = row.ratePerDay === null ? "—" : formatAmount(row.ratePerDay, unit);
  return (
    <>
      <p className="text-small text-muted-foreground">{title}</p>
      <p className="font-display text-h2 font-medium wrap-anywhere">{isHabit ? ratePerDay : to}</p>
      <p className="text-small">{changeText(row, changes)}</p>
      <SparkChart
        label={`${title}${isHabit ? ", a day," : ""} from ${from} on ${formatShortGameDay(first.dayMs)} to ${to} on ${formatShortGameDay(last.dayMs)}.`}
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

/** "+1.92m this week"; a habit only ever grows, so it has no sign: "21 this week". */
function changeText({ statistic: { unit, kind }, change }: ProgressRow, changes: SpanName) {
  const amount = change?.amount ?? null;
  if (amount === null) return "Change not known";
  const format = kind === "Habits" ? formatValue : formatGain;
  return `${format(amount, unit)} ${SPAN_TEXT[changes]}`;
}
