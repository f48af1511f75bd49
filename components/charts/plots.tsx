"use client";

import { useCallback } from "react";
import uPlot from "uplot";

import { formatGameDate, formatShortGameDay } from "@/lib/format/days";
import { formatGameMinute, formatGameTime } from "@/lib/format/times";

import type {
  BarChartProps,
  DotChartProps,
  ChartLine,
  LineChartProps,
  SparkPlotProps,
} from "./charts";
import {
  dayAxes,
  type Draw,
  footAxis,
  GAP_PX,
  inkOf,
  PlotBox,
  pointing,
  type Size,
  token,
  VALUE_PX,
  valueAxis,
  widestOf,
  writeValue,
} from "./plot-box";

/** The plotting library makes up most of this code, so all plots share one script that loads on demand. */

const MAX_BAR_PX = 44;
const BAR_FRACTION = 0.68;
/** The gap between values in the shorter format, which have few digits. */
const NARROW_GAP_PX = 3;
/** From this span on, the x axis shows days; below it, times of day. */
const DAYS_FROM_MS = 2 * 86_400_000;
/** Room for "30 Nov" below the end of a line. */
const DAY_LABEL_PX = 44;
/** Room for the dot at the end of the line. */
const DOT_PX = 4;

/** The ends that a value axis may have, in the power of ten of its highest value: each has a labelled line of its own. */
const AXIS_ENDS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The end of a value axis, so that no bar is above its highest line. */
function axisEnd(highest: number): number {
  if (highest <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(highest));
  return unit * (AXIS_ENDS.find((end) => end * unit >= highest) ?? 10);
}

export function BarPlot({ bars, format, formatNarrow }: Omit<BarChartProps, "label">) {
  const draw = useCallback<Draw>(
    (element, size, onPoint) =>
      plotBars(element, size, { bars, format, ...(formatNarrow && { formatNarrow }) }, onPoint),
    [bars, format, formatNarrow],
  );
  return (
    <PlotBox
      draw={draw}
      readout={(index) => {
        const bar = bars[index];
        if (bar === undefined) return undefined;
        return bar.title ?? `${bar.label}: ${format(bar.value)}`;
      }}
    />
  );
}

/** Draws the bars into the element. Calls `onPoint` with the index of the bar under the pointer. */
function plotBars(
  element: HTMLElement,
  size: Size,
  { bars, format, formatNarrow }: Omit<BarChartProps, "label">,
  onPoint: (index: number | null) => void,
): uPlot {
  const ink = inkOf(element);
  const widestLabel = widestOf(
    bars.map(({ label }) => label),
    ink.font,
  );
  const every = (widthPx: number) =>
    Math.max(1, Math.ceil((widestLabel + GAP_PX) / (widthPx / bars.length)));

  const widthOf = (write: (value: number) => string) =>
    widestOf(
      bars.map(({ value }) => write(value)),
      `600 ${ink.font}`,
    );
  const widestValue = widthOf(format);
  const widestNarrow = formatNarrow && widthOf(formatNarrow);
  /**
   * Writes each bar's value above it if all values fit, if need be in the shorter format; otherwise only the first of the highest.
   * Zero is never written.
   */
  function writeValues(plot: uPlot) {
    const roomPx = plot.over.clientWidth / bars.length;
    const isRoomy = roomPx >= widestValue + GAP_PX;
    const isNarrow =
      !isRoomy && widestNarrow !== undefined && roomPx >= widestNarrow + NARROW_GAP_PX;
    const write = isNarrow && formatNarrow ? formatNarrow : format;
    const haveRoom = isRoomy || isNarrow;
    const highest = Math.max(...bars.map(({ value }) => value));
    const written = bars.map(({ value }) => value > 0 && (haveRoom || value === highest));
    for (const [i, { value }] of bars.entries()) {
      if (!written[i] || (!haveRoom && written.indexOf(true) < i)) continue;
      writeValue(plot, ink, write(value), plot.valToPos(i, "x"), plot.valToPos(value, "y"));
    }
  }

  return new uPlot(
    {
      ...size,
      // If labels are left out, the last one may extend beyond its bar.
      padding: [VALUE_PX, ({ width }) => (every(width) > 1 ? widestLabel / 2 : 0), 0, 0],
      legend: { show: false },
      cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false } },
      scales: {
        x: { time: false, range: [-0.5, bars.length - 0.5] },
        y: { range: (_, __, highest) => [0, axisEnd(highest)] },
      },
      axes: [
        {
          ...footAxis(ink),
          splits: (plot) => {
            const step = every(plot.bbox.width / devicePixelRatio);
            return bars.flatMap((_, i) => (i % step === 0 ? [i] : []));
          },
          values: (_, splits) => splits.map((i) => bars[i]?.label ?? ""),
        },
        valueAxis(ink, format),
      ],
      series: [
        {},
        {
          fill: token("--chart-1"),
          width: 0,
          points: { show: false },
          ...bandsOf(BAR_FRACTION, MAX_BAR_PX),
        },
      ],
      hooks: { ...pointing(onPoint), draw: [writeValues] },
    },
    [bars.map((_, i) => i), bars.map(({ value }) => value)],
    element,
  );
}

function bandsOf(fraction: number, maxPx: number): Pick<uPlot.Series, "paths"> {
  const paths = uPlot.paths.bars?.({ size: [fraction, maxPx] });
  return paths === undefined ? {} : { paths };
}

export function LinePlot({ lines, format }: Omit<LineChartProps, "label">) {
  const draw = useCallback<Draw>(
    (element, size, onPoint) => plotLines(element, size, lines, format, onPoint),
    [lines, format],
  );
  return (
    <PlotBox
      draw={draw}
      readout={(index) => {
        const atMs = timesOf(lines)[index];
        if (atMs === undefined) return undefined;
        const values = lines.flatMap(({ name, points }) => {
          const point = points.find((each) => each.atMs === atMs);
          if (point === undefined) return [];
          return lines.length > 1 ? `${name} ${format(point.value)}` : format(point.value);
        });
        return `${formatGameDate(atMs)}, ${formatGameTime(atMs)}: ${values.join(", ")}`;
      }}
    />
  );
}

/** The times of all lines' points, in order. */
const timesOf = (lines: readonly ChartLine[]): readonly number[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(({ atMs }) => atMs)))].sort((a, b) => a - b);

/** Draws the lines into the element. Calls `onPoint` with the index of the time under the pointer. */
function plotLines(
  element: HTMLElement,
  size: Size,
  lines: readonly ChartLine[],
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

  /** Writes a label at the end of each line: its value, or its name if there are several lines. */
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

function valuesAt({ points }: ChartLine, times: readonly number[]): (number | null)[] {
  const byTime = new Map(points.map(({ atMs, value }) => [atMs, value]));
  return times.map((atMs) => byTime.get(atMs) ?? null);
}

const DOT_CHART_PX = 6;

export function DotPlot({ dots, level, format }: Omit<DotChartProps, "label">) {
  const draw = useCallback<Draw>(
    (element, size, onPoint) => plotDots(element, size, { dots, level, format }, onPoint),
    [dots, level, format],
  );
  return <PlotBox draw={draw} readout={(index) => dots[index]?.title} />;
}

/** Draws the dots into the element. Calls `onPoint` with the index of the dot under the pointer. */
function plotDots(
  element: HTMLElement,
  size: Size,
  { dots, level, format }: Omit<DotChartProps, "label">,
  onPoint: (index: number | null) => void,
): uPlot {
  const ink = inkOf(element);
  const values = dots.map(({ value }) => value);
  const last = dots.length - 1;
  const label = (index: number) => formatShortGameDay(dots[index]?.atMs ?? 0);
  const labelPx = widestOf([label(0), label(last)], ink.font);
  const levelPx = widestOf([format(level)], `600 ${ink.font}`);

  /** Draws the line at the level with its value at the end. Writes the highest value above its dot, the lowest below. */
  function writeLevel(plot: uPlot) {
    const { ctx, bbox } = plot;
    const y = plot.valToPos(level, "y", true);
    ctx.save();
    ctx.strokeStyle = token("--chart-1")();
    ctx.lineWidth = 2 * devicePixelRatio;
    ctx.beginPath();
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(bbox.left + bbox.width, y);
    ctx.stroke();
    ctx.restore();
    const half = levelPx / 2 + GAP_PX / 2;
    const middle = plot.valToPos(level, "y") + VALUE_PX / 2;
    writeValue(plot, ink, format(level), plot.over.clientWidth + half, middle);
    const lowest = Math.min(...values);
    for (const value of new Set([Math.max(...values), lowest])) {
      if (value === level) continue;
      const at = plot.valToPos(values.indexOf(value), "x");
      const below = value === lowest ? VALUE_PX : 0;
      writeValue(plot, ink, format(value), at, plot.valToPos(value, "y") + below);
    }
  }

  return new uPlot(
    {
      ...size,
      padding: [VALUE_PX, Math.max(labelPx / 2, levelPx + GAP_PX), 0, 0],
      legend: { show: false },
      cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false } },
      scales: { x: { time: false, range: [-0.5, last + 0.5] } },
      axes: [
        {
          ...footAxis(ink),
          splits: () => [...new Set([0, last])],
          values: (_, splits) => splits.map(label),
        },
        valueAxis(ink, format),
      ],
      series: [
        {},
        {
          paths: () => null,
          points: {
            show: true,
            size: DOT_CHART_PX,
            width: 0,
            fill: token("--foreground"),
          },
        },
      ],
      hooks: { ...pointing(onPoint), draw: [writeLevel] },
    },
    [values.map((_, index) => index), values],
    element,
  );
}

export function SparkPlot<U extends string>({
  points,
  fromMs,
  toMs,
  unit,
  format,
  leastSpan = 0,
  axisFormat,
}: SparkPlotProps<U>) {
  const draw = useCallback<Draw>(
    (element, size, onPoint) => {
      const values = points.map(({ value }) => value);
      const known = values.filter((value) => value !== null);
      const [low, high] = [Math.min(...known), Math.max(...known)];
      // A constant value is drawn as a horizontal line in the middle, not as a rising line.
      const beyond =
        low === high ? Math.max(1, leastSpan / 2) : Math.max(0, leastSpan - high + low) / 2;
      return new uPlot(
        {
          ...size,
          // The last day of an axis may extend beyond its point.
          padding: [DOT_PX, axisFormat ? DAY_LABEL_PX / 2 : DOT_PX, DOT_PX, 0],
          legend: { show: false },
          cursor: { y: false, drag: { x: false, y: false } },
          // Seconds, with days that begin at 00:00 UTC.
          tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
          axes: axisFormat ? dayAxes(element, axisFormat) : [{ show: false }, { show: false }],
          scales: {
            x: { range: [fromMs / 1000, toMs / 1000] },
            y: { range: [low - beyond, high + beyond] },
          },
          series: [
            {},
            {
              stroke: token("--chart-1"),
              width: 1.5,
              points: {
                show: true,
                size: 2 * DOT_PX - 1,
                fill: token("--chart-1"),
                filter: () => dotsOf(values),
              },
            },
          ],
          hooks: pointing(onPoint),
        },
        [points.map(({ dayMs }) => dayMs / 1000), values],
        element,
      );
    },
    [points, fromMs, toMs, leastSpan, axisFormat],
  );
  return (
    <PlotBox
      draw={draw}
      readout={(index) => {
        const point = points[index];
        if (point === undefined) return undefined;
        const text = point.value === null ? "–" : format(point.value, unit);
        return `${formatShortGameDay(point.dayMs)}: ${text}`;
      }}
    />
  );
}

/** The points with a dot: the last known one, and each between two gaps, which has no line. */
function dotsOf(values: readonly (number | null)[]): number[] {
  const last = values.findLastIndex((value) => value !== null);
  const isKnown = (index: number) => (values[index] ?? null) !== null;
  return values.flatMap((value, index) =>
    value !== null && (index === last || (!isKnown(index - 1) && !isKnown(index + 1)))
      ? [index]
      : [],
  );
}
