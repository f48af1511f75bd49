"use client";

import { useCallback } from "react";
import uPlot from "uplot";

import { formatShortGameDay } from "@/lib/format/days";

import { type Draw, PlotBox } from "./plot-box";
import { pointing, token } from "./plot-text";
import type { SparkPlotProps } from "./spark-chart";

/** Room for the dot at the end of the line. */
const DOT_PX = 4;

export function SparkPlot<U extends string>({
  points,
  fromMs,
  toMs,
  unit,
  format,
}: SparkPlotProps<U>) {
  const draw = useCallback<Draw>(
    (element, size, onPoint) => {
      const values = points.map(({ value }) => value);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      return new uPlot(
        {
          ...size,
          padding: [DOT_PX, DOT_PX, DOT_PX, 0],
          legend: { show: false },
          cursor: { y: false, drag: { x: false, y: false } },
          axes: [{ show: false }, { show: false }],
          scales: {
            x: { range: [fromMs / 1000, toMs / 1000] },
            // What hasn't changed is a level line, not a rising one.
            y: { range: low === high ? [low - 1, high + 1] : [low, high] },
          },
          series: [
            {},
            {
              stroke: token("--chart-1"),
              width: 1.5,
              points: {
                show: true,
                size: 2 * DOT_PX - 1,
                fill: token("--chart-1"),
                filter: () => [points.length - 1],
              },
            },
          ],
          hooks: pointing(onPoint),
        },
        [points.map(({ dayMs }) => dayMs / 1000), values],
        element,
      );
    },
    [points, fromMs, toMs],
  );
  return (
    <PlotBox
      draw={draw}
      readout={(index) => {
        const point = points[index];
        return point && `${formatShortGameDay(point.dayMs)}: ${format(point.value, unit)}`;
      }}
    />
  );
}
