"use client";

import { useTheme } from "next-themes";
import { useEffect, useRef, useState } from "react";
import type uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

import { formatShortGameDay } from "@/lib/format/days";

const FONT_PX = 12;
/** The gap between a label and its neighbour, and between a label and the plot. */
export const GAP_PX = 8;
/** The gap between a value and the bar or point below it. */
const VALUE_GAP_PX = 4;
/** The height of the space for values above a plot. */
export const VALUE_PX = FONT_PX + 2 * VALUE_GAP_PX;

/** CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Draws into the element. Calls `onPoint` with the index of the value under the pointer, or null if there is none. */
export type Draw = (
  element: HTMLElement,
  size: Size,
  onPoint: (index: number | null) => void,
) => uPlot;

interface PlotBoxProps {
  /** A stable reference: a new one redraws the plot. */
  draw: Draw;
  /** Returns details of the value at this index, shown while the pointer is over it. */
  readout: (index: number) => string | undefined;
}

/** A plot that fills its container. */
export function PlotBox({ draw, readout }: PlotBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const { resolvedTheme } = useTheme();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const words = pointedAt === null ? undefined : readout(pointedAt);

  // The observer reports the size. Asking the element would force a layout of the page for each plot.
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

  // The redraw runs a moment later, when the page has its new theme, and reads the colours then. It doesn't rescale: at first
  // there is no scale yet, and rescaling would leave none.
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

const colours = new Map<string, string>();

/**
 * Returns a function that reads a colour of the page's theme at the time of drawing. Each colour is cached per theme: each read
 * makes the browser recalculate styles, and a table may have a plot in each row.
 */
export const token = (name: string) => () => {
  const root = document.documentElement;
  const key = `${root.className} ${name}`;
  const colour = colours.get(key) ?? getComputedStyle(root).getPropertyValue(name);
  colours.set(key, colour);
  return colour;
};

/** Returns the page's font and the axis text style for plots inside the element. */
export function inkOf(element: HTMLElement) {
  const font = `${FONT_PX}px ${getComputedStyle(element).fontFamily}`;
  return {
    font,
    text: { font, stroke: token("--muted-foreground"), ticks: { show: false } },
  };
}

type Ink = ReturnType<typeof inkOf>;

/** The y axis, as wide as its widest label. */
export const valueAxis = ({ font, text }: Ink, format: (value: number) => string): uPlot.Axis => ({
  ...text,
  gap: GAP_PX,
  size: (_, values) => widestOf(values, font) + GAP_PX,
  grid: { stroke: token("--border"), width: 1 },
  values: (_, splits) => splits.map(format),
});

/** The common settings of all x axes. */
export const footAxis = ({ text }: Ink): uPlot.Axis => ({
  ...text,
  size: FONT_PX + 2 * GAP_PX,
  gap: GAP_PX,
  grid: { show: false },
  border: { show: true, stroke: token("--rule"), width: 1 },
});

/** The axes of a chart of days: dates below, values at the side. */
export function dayAxes(element: HTMLElement, format: (value: number) => string): uPlot.Axis[] {
  const ink = inkOf(element);
  return [
    {
      ...footAxis(ink),
      space: widestOf([formatShortGameDay(0)], ink.font) + 3 * GAP_PX,
      values: (_, splits) => splits.map((seconds) => formatShortGameDay(seconds * 1000)),
    },
    { ...valueAxis(ink, format), space: VALUE_PX },
  ];
}

/** Reports the index of the value under the pointer, or null if there is none. */
export const pointing = (onPoint: (index: number | null) => void): uPlot.Hooks.Arrays => ({
  setCursor: [
    (plot) => {
      onPoint(plot.cursor.idx ?? null);
    },
  ],
});

/** Returns the width of the widest text in CSS pixels. `texts` is null if the plot asks before it has labels. */
export function widestOf(texts: readonly string[] | null, font: string): number {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return 0;
  context.font = font;
  return Math.ceil(Math.max(0, ...(texts ?? []).map((text) => context.measureText(text).width)));
}

/** The width of the outline around a value. */
const OUTLINE_PX = 3;

/**
 * Writes a value above a point of the plot, given in CSS pixels from the plot's top left corner. Shifts the text sideways where
 * it would be cut off.
 */
export function writeValue(plot: uPlot, { font }: Ink, text: string, x: number, y: number) {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  ctx.save();
  ctx.font = font.replace(/^\d+px/, `600 ${FONT_PX * scale}px`);
  ctx.fillStyle = token("--foreground")();
  ctx.textAlign = "center";
  ctx.textBaseline = "bottom";
  const half = ctx.measureText(text).width / 2;
  const left = Math.max(bbox.left + half, bbox.left + x * scale);
  const at = [
    Math.min(left, ctx.canvas.width - half),
    bbox.top + (y - VALUE_GAP_PX) * scale,
  ] as const;
  // An outline of the page's colour keeps the grid's lines off the text.
  ctx.strokeStyle = token("--background")();
  ctx.lineWidth = 2 * OUTLINE_PX * scale;
  ctx.lineJoin = "round";
  ctx.strokeText(text, ...at);
  ctx.fillText(text, ...at);
  ctx.restore();
}
