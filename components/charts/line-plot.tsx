"use client";

import { useCallback } from "react";

import { formatGameDate } from "@/lib/format/days";
import { formatGameTime } from "@/lib/format/times";

import type { LineChartProps } from "./line-chart";
import { type Draw, PlotBox } from "./plot-box";
import { plotLine } from "./plot-line";

export function LinePlot({ points, format }: Omit<LineChartProps, "label">) {
  const draw = useCallback<Draw>(
    (element, onPoint) => plotLine(element, points, format, onPoint),
    [points, format],
  );
  return (
    <PlotBox
      draw={draw}
      readout={(index) => {
        const point = points[index];
        return (
          point &&
          `${formatGameDate(point.atMs)}, ${formatGameTime(point.atMs)}: ${format(point.value)}`
        );
      }}
    />
  );
}
