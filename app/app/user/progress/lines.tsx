import { SparkChart } from "@/components/charts/spark-chart";
import { SectionHead } from "@/components/state/section-head";
import { formatShortGameDay } from "@/lib/format/days";
import type { Span } from "@/lib/game/week/span";

import { inSpan, type ProgressRow } from "./rows";
import { daysWords, formatGain, formatValue } from "@/components/history/stat-words";

/** A small line for each statistic; all share one axis of time, and each has its own scale. */
export function Lines({ rows, span }: { rows: readonly ProgressRow[]; span: Span }) {
  const drawn = rows
    .map((row) => ({ ...row, points: inSpan(row.points, span) }))
    .filter(({ points }) => points.length > 1);
  if (drawn.length === 0) return null;
  return (
    <section aria-label="Lines" className="mt-6">
      <SectionHead title="Lines" aside={`${daysWords(span)}, each on its own scale`} />
      <ul className="grid grid-cols-2 gap-x-4 @3xl/page:grid-cols-4">
        {drawn.map((row) => (
          <Line key={row.statistic.name} row={row} span={span} />
        ))}
      </ul>
    </section>
  );
}

function Line({ row: { statistic, points }, span }: { row: ProgressRow; span: Span }) {
  const { title, unit } = statistic;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [formatValue(first.value, unit), formatValue(last.value, unit)];
  return (
    <li className="min-w-0 border-b border-row py-2.5">
      <p className="text-small text-muted-foreground">{title}</p>
      <p className="font-display text-h2 font-medium wrap-anywhere">{to}</p>
      <p className="text-small">{formatGain(last.value - first.value, unit)}</p>
      <SparkChart
        label={`${title} from ${from} on ${formatShortGameDay(first.dayMs)} to ${to} on ${formatShortGameDay(last.dayMs)}.`}
        points={points}
        fromMs={span.fromMs}
        toMs={span.toMs}
        unit={unit}
        format={formatValue}
      />
      <p className="flex justify-between gap-2 text-tiny text-muted-foreground" aria-hidden>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </li>
  );
}
