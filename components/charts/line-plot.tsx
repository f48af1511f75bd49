"use client";

import { useCallback } from "react";

import { formatGameDate } from "@/lib/format/days";
import { formatGameTime } from "@/lib/format/times";

import type { LineChartProps } from "./line-chart";
import { type Draw, PlotBox } from "./plot-box";
import { plotLines, timesOf } from "./plot-line";

export function LinePlot({ lines, format }: Omit<LineChartProps, "label">) {
  const draw = useCallback<Draw>(
    (element, size, onPoint) => plotLines(element, size, lines, format, onPoint),
    [lines, format],
  );
  return (
    <PlotBox
      draw={draw}
      readout={(index) => {
        const atMs = timesOf(lines)[index];
        if (atMs === undefined) return undefined;
        const values = lines.flatMap(({ name, points }) => {
          const point = points.find((each) => each.atMs === atMs);
          if (point === undefined) return [];
          return lines.length > 1 ? `${name} ${format(point.value)}` : format(point.value);
        });
        return `${formatGameDate(atMs)}, ${formatGameTime(atMs)}: ${values.join(", ")}`;
      }}
    />
  );
}
