import { SparkChart } from "@/components/charts/charts";
import { formatShortGameDay } from "@/lib/format/days";
import { formatNumber } from "@/lib/format/format-number";
import { formatMoneyShort, orDash } from "@/lib/format/numbers";
import type { WeekStat } from "@/lib/game/week/member-week";
import type { Span } from "@/lib/game/week/span";
import type { WeeklyTrend } from "@/lib/game/week/weekly-trend";

import { hoursAndMinutes, STAT_TEXT } from "./text";

/**
 * Returns the format of a stat's averages: to the minute, or with one decimal below ten, so that no average looks smaller than
 * the figures that it is made of.
 */
export const averageFormatOf = (stat: WeekStat) =>
  stat === "timeplayed" ? hoursAndMinutes : stat === "networth" ? formatMoneyShort : averageText;

function averageText(gain: number): string {
  const tenths = Math.round(gain * 10);
  const decimals = Math.abs(tenths) < 100 && tenths % 10 !== 0 ? 1 : 0;
  return formatNumber(gain, { decimals });
}

export interface Line extends Pick<WeeklyTrend, "weeks"> {
  name: string;
  stat: WeekStat;
  /** Newest first. */
  spans: readonly Span[];
}

export const lineLabel = ({ name, weeks, stat }: Line) =>
  `${STAT_TEXT[stat].name} by week, ${name}: ${weeks.map(({ gain }) => averageFormatOf(stat)(gain)).join(", ") || "–"}.`;

/** The weeks as a trend line, which shows a week's gain on hover; a dash if there are fewer than two. */
export function WeeklyTrendLine({ weeks, spans, stat, name }: Line) {
  const [oldest, newest] = [spans.at(-1), spans[0]];
  if (weeks.length < 2 || oldest === undefined || newest === undefined) return "–";
  return (
    <SparkChart
      label={lineLabel({ name, weeks, spans, stat })}
      points={weeks.map(({ span, gain }) => ({ dayMs: span.toMs, value: gain }))}
      fromMs={oldest.toMs}
      toMs={newest.toMs}
      unit={stat}
      format={averageFormatOf(stat)}
    />
  );
}

const LINE = { width: 96, height: 18 };

/** The same line in a row, where a hundred charts would take too long to draw. */
export function RowLine({ weeks, spans }: Pick<Line, "weeks" | "spans">) {
  const gains = weeks.map(({ gain }) => gain);
  const [low, high] = [Math.min(...gains), Math.max(...gains)];
  const points = weeks.map(({ span, gain }) => {
    const before = spans.findIndex(({ fromMs }) => fromMs === span.fromMs);
    const x = LINE.width * (1 - before / (spans.length - 1));
    const y = low === high ? 0.5 : (high - gain) / (high - low);
    return `${x.toFixed(1)},${(y * LINE.height).toFixed(1)}`;
  });
  const [x, y] = points.at(-1)?.split(",") ?? [];
  // As wide as a line, so that what stands beside it is in one column.
  if (points.length < 2) return <span className="inline-block w-20">–</span>;
  return (
    <svg
      aria-hidden
      viewBox={`-3 -3 ${LINE.width + 6} ${LINE.height + 6}`}
      className="inline-block h-4.5 w-20 text-chart-1"
    >
      <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <circle cx={x} cy={y} r={3} fill="currentColor" />
    </svg>
  );
}

/** The greatest number of weeks that all have a label below the line. */
export const FEW_WEEKS = 4;

/** The weeks of the line, below its points: with many, only the first and the last. */
export function LineWeeks({ weeks, spans, stat }: Pick<Line, "weeks" | "spans" | "stat">) {
  if (weeks.length < 2) return null;
  const labelled =
    spans.length > FEW_WEEKS
      ? [weeks[0], weeks.at(-1)].flatMap((week) => week?.span ?? [])
      : spans.toReversed();
  return (
    <ol className="flex justify-between gap-x-1 text-small text-muted-foreground">
      {labelled.map(({ fromMs }) => {
        const week = weeks.find(({ span }) => span.fromMs === fromMs);
        return (
          <li key={fromMs} className="text-center whitespace-nowrap first:text-start last:text-end">
            <b className="block font-normal text-foreground">
              {orDash(week?.gain ?? null, averageFormatOf(stat))}
            </b>{" "}
            {formatShortGameDay(fromMs)}
          </li>
        );
      })}
    </ol>
  );
}
