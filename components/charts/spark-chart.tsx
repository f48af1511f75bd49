"use client";

import { type ReactNode, Suspense, useRef } from "react";

import { onDemand } from "@/components/ui/on-demand";

import { useInView } from "./use-in-view";

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
