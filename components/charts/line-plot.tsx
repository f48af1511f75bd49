"use client";

import { useCallback } from "react";

import { formatGameDayTime } from "@/lib/format/days";

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
        return point && `${formatGameDayTime(point.atMs)} TCT: ${format(point.value)}`;
      }}
    />
  );
}
