"use client";

import { onDemand } from "@/components/ui/on-demand";

import { ChartFrame } from "./chart-frame";

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

// A canvas draws its text once, so a font that loads later would never be used.
const BarPlot = onDemand(async () => {
  const [loaded] = await Promise.all([import("./plots"), document.fonts.ready]);
  return loaded.BarPlot;
});

/** Bars from zero up. */
export function BarChart({ label, ...plot }: BarChartProps) {
  return (
    <ChartFrame label={label}>
      <BarPlot {...plot} />
    </ChartFrame>
  );
}
