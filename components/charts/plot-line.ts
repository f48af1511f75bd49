import uPlot from "uplot";

import { formatShortGameDay } from "@/lib/format/days";
import { formatGameMinute } from "@/lib/format/times";

import type { Line } from "./line-chart";
import type { Size } from "./plot-box";
import {
  valueAxis,
  footAxis,
  GAP_PX,
  inkOf,
  pointing,
  token,
  VALUE_PX,
  widestOf,
  writeValue,
} from "./plot-text";

/** From this span on, the x axis shows days; below it, times of day. */
const DAYS_FROM_MS = 2 * 86_400_000;

/** The times of all lines' points, in order. */
export const timesOf = (lines: readonly Line[]): readonly number[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(({ atMs }) => atMs)))].sort((a, b) => a - b);

/** Draws the lines into the element; `onPoint` is told which of their times the pointer is over. */
export function plotLines(
  element: HTMLElement,
  size: Size,
  lines: readonly Line[],
  format: (value: number) => string,
  onPoint: (index: number | null) => void,
): uPlot {
  const ink = inkOf(element);
  const times = timesOf(lines);
  const spanMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const label = spanMs < DAYS_FROM_MS ? formatGameMinute : formatShortGameDay;
  const labelPx = widestOf(
    times.map((atMs) => label(atMs)),
    ink.font,
  );

  /** What a line has come to: its value, or its name where there are several. */
  function writeLast(plot: uPlot) {
    for (const { name, points } of lines) {
      const last = points.at(-1);
      if (last === undefined) continue;
      const at = [plot.valToPos(last.atMs / 1000, "x"), plot.valToPos(last.value, "y")] as const;
      writeValue(plot, ink, lines.length > 1 ? name : format(last.value), ...at);
    }
  }

  return new uPlot(
    {
      ...size,
      // The last label may extend beyond its point.
      padding: [VALUE_PX, labelPx / 2, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      // Seconds, with days that begin at 00:00 UTC.
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
      axes: [
        {
          ...footAxis(ink),
          space: labelPx + 3 * GAP_PX,
          values: (_, splits) => splits.map((seconds) => label(seconds * 1000)),
        },
        valueAxis(ink, format),
      ],
      series: [
        {},
        ...lines.map(({ points }, index) => ({
          stroke: token(`--chart-${index + 1}`),
          width: 2,
          spanGaps: true,
          points: { show: points.length === 1 },
        })),
      ],
      hooks: { ...pointing(onPoint), draw: [writeLast] },
    },
    [times.map((atMs) => atMs / 1000), ...lines.map((line) => valuesAt(line, times))],
    element,
  );
}

function valuesAt({ points }: Line, times: readonly number[]): (number | null)[] {
  const byTime = new Map(points.map(({ atMs, value }) => [atMs, value]));
  return times.map((atMs) => byTime.get(atMs) ?? null);
}
