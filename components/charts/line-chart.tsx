"use client";

import { onDemand } from "@/components/ui/on-demand";

import { ChartFrame } from "./chart-frame";

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

// A canvas draws its text once, so a font that loads later would never be used.
const LinePlot = onDemand(async () => {
  const [loaded] = await Promise.all([import("./plots"), document.fonts.ready]);
  return loaded.LinePlot;
});

/** Lines through time, which is the game's own; between their lowest and their highest value. */
export function LineChart({ label, ...plot }: LineChartProps) {
  return (
    <ChartFrame label={label}>
      <LinePlot {...plot} />
    </ChartFrame>
  );
}
