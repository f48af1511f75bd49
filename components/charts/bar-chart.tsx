"use client";

import { Suspense, useRef } from "react";

import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";

import { useSeen } from "./use-seen";

export interface Bar {
  label: string;
  value: number;
  /** What the readout says of the bar, where it is more than its label and value. */
  title?: string;
}

export interface BarChartProps {
  /** What the chart shows, in a sentence: a screen reader has this and the table beside the chart. */
  label: string;
  bars: readonly Bar[];
  format: (value: number) => string;
}

// A canvas draws its text once: with a face that comes later it would keep the wrong one.
const BarPlot = onDemand(async () => {
  const [loaded] = await Promise.all([import("./bar-plot"), document.fonts.ready]);
  return loaded.BarPlot;
});

/** Bars from zero up, loaded once they are in view. The same figures always stand in a table or list beside them. */
export function BarChart({ label, ...plot }: BarChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const room = <Skeleton className="size-full" />;

  return (
    <div
      ref={box}
      role="img"
      aria-label={label}
      className="relative mt-3 h-56 w-full break-inside-avoid max-md:h-48"
    >
      <Suspense fallback={room}>{isSeen ? <BarPlot {...plot} /> : room}</Suspense>
    </div>
  );
}
