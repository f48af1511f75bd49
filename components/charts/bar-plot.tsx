"use client";

import { useCallback } from "react";

import type { BarChartProps } from "./bar-chart";
import { plotBars } from "./plot-bars";
import { type Draw, PlotBox } from "./plot-box";

export function BarPlot({ bars, format }: Omit<BarChartProps, "label">) {
  const draw = useCallback<Draw>(
    (element, size, onPoint) => plotBars(element, size, bars, format, onPoint),
    [bars, format],
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
