import uPlot from "uplot";

import type { Bar } from "./bar-chart";
import type { Size } from "./plot-box";
import {
  valueAxis,
  footAxis,
  GAP_PX,
  inkOf,
  pointing,
  token,
  VALUE_PX,
  widestOf,
  writeValue,
} from "./plot-text";

const MOST_BAR_PX = 44;
const BAR_PART = 0.68;

/** Draws the bars into the element; `onPoint` is told which one the pointer is over. */
export function plotBars(
  element: HTMLElement,
  size: Size,
  bars: readonly Bar[],
  format: (value: number) => string,
  onPoint: (index: number | null) => void,
): uPlot {
  const ink = inkOf(element);
  const widestLabel = widestOf(
    bars.map(({ label }) => label),
    ink.font,
  );
  const every = (widthPx: number) =>
    Math.max(1, Math.ceil((widestLabel + GAP_PX) / (widthPx / bars.length)));

  const widestValue = widestOf(
    bars.map(({ value }) => format(value)),
    `600 ${ink.font}`,
  );
  /** Each bar's value above it, where all of them have room; else the highest one's alone. */
  function writeValues(plot: uPlot) {
    const haveRoom = plot.over.clientWidth / bars.length >= widestValue + GAP_PX;
    const highest = Math.max(...bars.map(({ value }) => value));
    const written = bars.map(({ value }) => value > 0 && (haveRoom || value === highest));
    for (const [i, { value }] of bars.entries()) {
      if (!written[i] || (!haveRoom && written.indexOf(true) < i)) continue;
      writeValue(plot, ink, format(value), plot.valToPos(i, "x"), plot.valToPos(value, "y"));
    }
  }

  return new uPlot(
    {
      ...size,
      // If labels are left out, the last one may extend beyond its bar.
      padding: [VALUE_PX, ({ width }) => (every(width) > 1 ? widestLabel / 2 : 0), 0, 0],
      legend: { show: false },
      cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false } },
      scales: {
        x: { time: false, range: [-0.5, bars.length - 0.5] },
        y: { range: (_, __, highest) => [0, highest > 0 ? highest * 1.04 : 1] },
      },
      axes: [
        {
          ...footAxis(ink),
          splits: (plot) => {
            const step = every(plot.bbox.width / devicePixelRatio);
            return bars.flatMap((_, i) => (i % step === 0 ? [i] : []));
          },
          values: (_, splits) => splits.map((i) => bars[i]?.label ?? ""),
        },
        valueAxis(ink, format),
      ],
      series: [
        {},
        {
          fill: token("--chart-1"),
          width: 0,
          points: { show: false },
          ...bandsOf(BAR_PART, MOST_BAR_PX),
        },
      ],
      hooks: { ...pointing(onPoint), draw: [writeValues] },
    },
    [bars.map((_, i) => i), bars.map(({ value }) => value)],
    element,
  );
}

function bandsOf(part: number, mostPx: number): Pick<uPlot.Series, "paths"> {
  const paths = uPlot.paths.bars?.({ size: [part, mostPx] });
  return paths === undefined ? {} : { paths };
}
