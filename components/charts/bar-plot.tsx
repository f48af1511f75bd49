"use client";

import "uplot/dist/uPlot.min.css";

import { useTheme } from "next-themes";
import { useEffect, useRef, useState } from "react";
import type uPlot from "uplot";

import type { BarChartProps } from "./bar-chart";
import { plotBars } from "./plot-bars";

/** The chart itself, as wide and high as what holds it. */
export function BarPlot({ bars, format }: Omit<BarChartProps, "label">) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const { resolvedTheme } = useTheme();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const bar = pointedAt === null ? undefined : bars[pointedAt];

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const drawn = plotBars(element, bars, format, setPointedAt);
    plot.current = drawn;
    const observer = new ResizeObserver(() => {
      drawn.setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawn.destroy();
    };
  }, [bars, format]);

  // The colours are read when it draws, a moment after this: by then the page has its new theme.
  useEffect(() => {
    plot.current?.redraw();
  }, [resolvedTheme]);

  return (
    <>
      <div ref={box} className="size-full overflow-hidden" />
      {bar !== undefined && (
        <p className="pointer-events-none absolute top-0 right-0 z-1 border border-rule bg-popover px-2 py-1 text-small text-popover-foreground">
          {bar.title ?? `${bar.label}: ${format(bar.value)}`}
        </p>
      )}
    </>
  );
}
