"use client";

import { type ReactNode, Suspense, useRef } from "react";

import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";

import { useInView } from "./use-in-view";

interface Bar {
  label: string;
  value: number;
  /** The readout of the bar. Defaults to its label and value. */
  title?: string;
}

export interface BarChartProps {
  /** A sentence that describes the chart. */
  label: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  /** Shorter, for bars too narrow for `format`: "25" of "$25.2m", whose unit the axis has. A stable reference. */
  formatNarrow?: (value: number) => string;
}

const BarPlot = onDemand(() => import("./plots").then((l) => withFonts(l.BarPlot)));

/** A bar chart whose bars start at zero. */
export function BarChart({ label, ...plot }: BarChartProps) {
  return (
    <ChartFrame label={label}>
      <BarPlot {...plot} />
    </ChartFrame>
  );
}

interface LinePoint {
  atMs: number;
  value: number;
}

export interface ChartLine {
  /** The label at the end of the line, if the chart has several lines. */
  name: string;
  /** Oldest first. */
  points: readonly LinePoint[];
}

export interface LineChartProps {
  /** A sentence that describes the chart. */
  label: string;
  /** At most five, since there are five chart colours. A stable reference, like `format`. */
  lines: readonly ChartLine[];
  format: (value: number) => string;
}

const LinePlot = onDemand(() => import("./plots").then((l) => withFonts(l.LinePlot)));

/** A line chart over game time. The y axis covers the range of the values and needn't include zero. */
export function LineChart({ label, ...plot }: LineChartProps) {
  return (
    <ChartFrame label={label}>
      <LinePlot {...plot} />
    </ChartFrame>
  );
}

interface Dot {
  atMs: number;
  value: number;
  /** The readout of the dot. */
  title: string;
}

export interface DotChartProps {
  /** A sentence that describes the chart. */
  label: string;
  /** At least one, oldest first; a stable reference, like `format`. */
  dots: readonly Dot[];
  /** The value at which a horizontal line is drawn, such as the median. */
  level: number;
  format: (value: number) => string;
}

const DotPlot = onDemand(() => import("./plots").then((l) => withFonts(l.DotPlot)));

/** A chart with one dot per value, side by side, and a horizontal line at `level`. */
export function DotChart({ label, ...plot }: DotChartProps) {
  return (
    <ChartFrame label={label}>
      <DotPlot {...plot} />
    </ChartFrame>
  );
}

interface SparkPoint {
  dayMs: number;
  /** Null leaves a gap in the line. */
  value: number | null;
}

export interface SparkPlotProps<U extends string> {
  /** Oldest first. */
  points: readonly SparkPoint[];
  /** The ends of the time axis. Several charts may share them. */
  fromMs: number;
  toMs: number;
  unit: U;
  format: (value: number, unit: U) => string;
  /** The least height of the scale, in the values' unit. */
  leastSpan?: number | undefined;
  /** Labels the values of a chart with axes, which a larger one has room for; a stable reference. Without it, no axes. */
  axisFormat?: ((value: number) => string) | undefined;
}

const SparkPlot = onDemand(() => import("./plots").then((l) => l.SparkPlot)) as <U extends string>(
  props: SparkPlotProps<U>,
) => ReactNode;

/** A small line chart, usually without axes, from its lowest to its highest value, or a little beyond them. The caller writes the end values beside it. */
export function SparkChart<U extends string>({
  label,
  ...plot
}: SparkPlotProps<U> & { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  return (
    <div ref={box} role="img" aria-label={label} className="relative h-12 w-full max-md:h-10">
      <Suspense>{isSeen && <SparkPlot {...plot} />}</Suspense>
    </div>
  );
}

interface ChartFrameProps {
  /** A sentence that describes the chart. Screen readers get it and the table beside the chart. */
  label: string;
  /** The plot, which loads once the chart is in view. */
  children: ReactNode;
}

/**
 * The frame of a chart. Shows a placeholder until the chart comes into view, which loads the chart's code. The figures are always
 * in a table or list beside it.
 */
function ChartFrame({ label, children }: ChartFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  const room = <Skeleton className="size-full" />;

  return (
    <div
      ref={box}
      role="img"
      aria-label={label}
      className="relative mt-3 h-56 w-full break-inside-avoid max-md:h-48"
    >
      <Suspense fallback={room}>{isSeen ? children : room}</Suspense>
    </div>
  );
}

/** Waits for the fonts: a canvas draws its text once, so a font that loads later would never be used. */
async function withFonts<T>(plot: T): Promise<T> {
  await document.fonts.ready;
  return plot;
}
