import uPlot from "uplot";

import { formatShortGameDay } from "@/lib/format/days";
import { formatGameMinute } from "@/lib/format/times";

import type { LinePoint } from "./line-chart";
import { figuresAxis, footAxis, GAP_PX, inkOf, pointing, widestOf } from "./plot-text";

/** From this span on, the x axis shows days; below it, times of day. */
const DAYS_FROM_MS = 2 * 86_400_000;

/** Draws the line into the element, at its size; `onPoint` is told which point the pointer is over. */
export function plotLine(
  element: HTMLElement,
  points: readonly LinePoint[],
  format: (value: number) => string,
  onPoint: (index: number | null) => void,
): uPlot {
  const ink = inkOf(element);
  const spanMs = (points.at(-1)?.atMs ?? 0) - (points[0]?.atMs ?? 0);
  const label = spanMs < DAYS_FROM_MS ? formatGameMinute : formatShortGameDay;
  const labelPx = widestOf(
    points.map(({ atMs }) => label(atMs)),
    ink.font,
  );

  return new uPlot(
    {
      width: element.clientWidth,
      height: element.clientHeight,
      // The last label may extend beyond its point.
      padding: [GAP_PX, labelPx / 2, 0, 0],
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
        figuresAxis(ink, format),
      ],
      series: [
        {},
        { stroke: ink.token("--chart-1"), width: 2, points: { show: points.length === 1 } },
      ],
      hooks: pointing(onPoint),
    },
    [points.map(({ atMs }) => atMs / 1000), points.map(({ value }) => value)],
    element,
  );
}
