"use client";

import { onDemand } from "@/components/ui/on-demand";

import { ChartFrame } from "./chart-frame";

export interface LinePoint {
  atMs: number;
  value: number;
}

export interface LineChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** Oldest first; a stable reference, like `format`. */
  points: readonly LinePoint[];
  format: (value: number) => string;
}

// A canvas draws its text once, so a font that loads later would never be used.
const LinePlot = onDemand(async () => {
  const [loaded] = await Promise.all([import("./line-plot"), document.fonts.ready]);
  return loaded.LinePlot;
});

/** A line through time, which is the game's own; between its lowest and its highest value. */
export function LineChart({ label, ...plot }: LineChartProps) {
  return (
    <ChartFrame label={label}>
      <LinePlot {...plot} />
    </ChartFrame>
  );
}
