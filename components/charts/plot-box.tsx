"use client";

import "uplot/dist/uPlot.min.css";

import { useTheme } from "next-themes";
import { useEffect, useRef, useState } from "react";
import type uPlot from "uplot";

/** Draws into the element, at its size; `onPoint` is told which value the pointer is over. */
export type Draw = (element: HTMLElement, onPoint: (index: number | null) => void) => uPlot;

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

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const drawn = draw(element, setPointedAt);
    plot.current = drawn;
    const observer = new ResizeObserver(() => {
      drawn.setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawn.destroy();
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
