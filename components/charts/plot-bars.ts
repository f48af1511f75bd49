import uPlot from "uplot";

import type { Bar } from "./bar-chart";

const FONT_PX = 12;
/** Between a label and its neighbour, and between a label and the plot. */
const GAP_PX = 8;
const MOST_BAR_PX = 44;
const BAR_PART = 0.68;

/** Draws the bars into the element, which gives them their size; `onPoint` hears which one the pointer is over. */
export function plotBars(
  element: HTMLElement,
  bars: readonly Bar[],
  format: (value: number) => string,
  onPoint: (index: number | null) => void,
): uPlot {
  const font = `${FONT_PX}px ${getComputedStyle(element).fontFamily}`;
  const token = (name: string) => () => getComputedStyle(element).getPropertyValue(name);
  const text = { font, stroke: token("--muted-foreground"), ticks: { show: false } };
  const widestLabel = widestOf(
    bars.map(({ label }) => label),
    font,
  );
  const every = (widthPx: number) =>
    Math.max(1, Math.ceil((widestLabel + GAP_PX) / (widthPx / bars.length)));

  return new uPlot(
    {
      width: element.clientWidth,
      height: element.clientHeight,
      // Where labels are left out, the last one may reach beyond its bar.
      padding: [GAP_PX, ({ width }) => (every(width) > 1 ? widestLabel / 2 : 0), 0, 0],
      legend: { show: false },
      cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false } },
      scales: {
        x: { time: false, range: [-0.5, bars.length - 0.5] },
        y: { range: (_, __, highest) => [0, highest > 0 ? highest * 1.04 : 1] },
      },
      axes: [
        {
          ...text,
          size: FONT_PX + 2 * GAP_PX,
          gap: GAP_PX,
          grid: { show: false },
          border: { show: true, stroke: token("--rule"), width: 1 },
          splits: (plot) => {
            const step = every(plot.bbox.width / devicePixelRatio);
            return bars.flatMap((_, i) => (i % step === 0 ? [i] : []));
          },
          values: (_, splits) => splits.map((i) => bars[i]?.label ?? ""),
        },
        {
          ...text,
          gap: GAP_PX,
          size: (_, values) => widestOf(values, font) + GAP_PX,
          grid: { stroke: token("--border"), width: 1 },
          values: (_, splits) => splits.map(format),
        },
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
      hooks: {
        setCursor: [
          (plot) => {
            onPoint(plot.cursor.idx ?? null);
          },
        ],
      },
    },
    [bars.map((_, i) => i), bars.map(({ value }) => value)],
    element,
  );
}

function bandsOf(part: number, mostPx: number): Pick<uPlot.Series, "paths"> {
  const paths = uPlot.paths.bars?.({ size: [part, mostPx] });
  return paths === undefined ? {} : { paths };
}

/** CSS pixels. The plot asks before it has labels. */
function widestOf(texts: readonly string[] | null, font: string): number {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return 0;
  context.font = font;
  return Math.ceil(Math.max(0, ...(texts ?? []).map((text) => context.measureText(text).width)));
}
