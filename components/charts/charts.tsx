"use client";

import { type ReactNode, Suspense, useRef } from "react";

import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";

import { useInView } from "./use-in-view";

export interface Bar {
  label: string;
  value: number;
  /** The readout of the bar, if it is more than its label and value. */
  title?: string;
}

export interface BarChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  bars: readonly Bar[];
  format: (value: number) => string;
}

const BarPlot = onDemand(() => import("./plots").then((l) => withFonts(l.BarPlot)));

/** Bars from zero up. */
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

export interface Line {
  /** Stands at its end, where there is more than one. */
  name: string;
  /** Oldest first. */
  points: readonly LinePoint[];
}

export interface LineChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** At most five, which have a colour each; a stable reference, like `format`. */
  lines: readonly Line[];
  format: (value: number) => string;
}

const LinePlot = onDemand(() => import("./plots").then((l) => withFonts(l.LinePlot)));

/** Lines through time, which is the game's own; between their lowest and their highest value. */
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
  /** What the chart shows, in a sentence. */
  label: string;
  /** At least one, oldest first; a stable reference, like `format`. */
  dots: readonly Dot[];
  /** Where a line lies across, such as the median. */
  level: number;
  format: (value: number) => string;
}

const DotPlot = onDemand(() => import("./plots").then((l) => withFonts(l.DotPlot)));

/** A dot for each value, one beside the other, and a line at their level. */
export function DotChart({ label, ...plot }: DotChartProps) {
  return (
    <ChartFrame label={label}>
      <DotPlot {...plot} />
    </ChartFrame>
  );
}

interface SparkPoint {
  dayMs: number;
  value: number;
}

export interface SparkPlotProps<U extends string> {
  /** Oldest first. */
  points: readonly SparkPoint[];
  /** The ends of the time axis, which several lines may share. */
  fromMs: number;
  toMs: number;
  unit: U;
  format: (value: number, unit: U) => string;
}

const SparkPlot = onDemand(() => import("./plots").then((l) => l.SparkPlot)) as <U extends string>(
  props: SparkPlotProps<U>,
) => ReactNode;

/** A small line between its lowest and its highest value, without axes. Its ends are written beside it. */
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
  /** What the chart shows, in a sentence: a screen reader has this and the table beside the chart. */
  label: string;
  /** What loads once the chart is in view. */
  children: ReactNode;
}

/** A chart's placeholder; its code loads when it comes into view. Its figures are always in a table or list beside it. */
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

/** A canvas draws its text once, so a font that loads later would never be used. */
async function withFonts<T>(plot: T): Promise<T> {
  await document.fonts.ready;
  return plot;
}
