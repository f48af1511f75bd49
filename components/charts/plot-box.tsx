"use client";

import "uplot/dist/uPlot.min.css";

import { useTheme } from "next-themes";
import { useEffect, useRef, useState } from "react";
import type uPlot from "uplot";

/** CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Draws into the element; `onPoint` is told which value the pointer is over. */
export type Draw = (
  element: HTMLElement,
  size: Size,
  onPoint: (index: number | null) => void,
) => uPlot;

interface PlotBoxProps {
  /** A stable reference: a new one redraws the plot. */
  draw: Draw;
  /** Details of the value that the pointer is over. */
  readout: (index: number) => string | undefined;
}

/** A plot that fills its container. */
export function PlotBox({ draw, readout }: PlotBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const { resolvedTheme } = useTheme();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const words = pointedAt === null ? undefined : readout(pointedAt);

  // Its size comes from the observer: asking the element would make the browser lay out the page for each plot.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const size = { width: Math.round(width), height: Math.round(height) };
      if (plot.current === null) plot.current = draw(element, size, setPointedAt);
      else plot.current.setSize(size);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.current?.destroy();
      plot.current = null;
    };
  }, [draw]);

  // The colours are read when it draws, a moment later, when the page has its new theme. It isn't
  // rescaled: at first there is no scale yet, and rescaling would leave none.
  useEffect(() => {
    plot.current?.redraw(false, true);
  }, [resolvedTheme]);

  return (
    <>
      <div ref={box} className="size-full overflow-hidden" />
      {words !== undefined && (
        <p className="pointer-events-none absolute top-0 right-0 z-1 border border-rule bg-popover px-2 py-1 text-small text-popover-foreground">
          {words}
        </p>
      )}
    </>
  );
}
