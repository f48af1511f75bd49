import type uPlot from "uplot";

const FONT_PX = 12;
/** Between a label and its neighbour, and between a label and the plot. */
export const GAP_PX = 8;

/** The page's own font and colours, for plots inside the element. */
export function inkOf(element: HTMLElement) {
  const font = `${FONT_PX}px ${getComputedStyle(element).fontFamily}`;
  const token = (name: string) => () => getComputedStyle(element).getPropertyValue(name);
  return {
    font,
    token,
    text: { font, stroke: token("--muted-foreground"), ticks: { show: false } },
  };
}

type Ink = ReturnType<typeof inkOf>;

/** The y axis, as wide as its widest label. */
export const figuresAxis = (
  { font, token, text }: Ink,
  format: (value: number) => string,
): uPlot.Axis => ({
  ...text,
  gap: GAP_PX,
  size: (_, values) => widestOf(values, font) + GAP_PX,
  grid: { stroke: token("--border"), width: 1 },
  values: (_, splits) => splits.map(format),
});

/** Shared by both x axes. */
export const footAxis = ({ token, text }: Ink): uPlot.Axis => ({
  ...text,
  size: FONT_PX + 2 * GAP_PX,
  gap: GAP_PX,
  grid: { show: false },
  border: { show: true, stroke: token("--rule"), width: 1 },
});

/** Reports which value the pointer is over. */
export const pointing = (onPoint: (index: number | null) => void): uPlot.Hooks.Arrays => ({
  setCursor: [
    (plot) => {
      onPoint(plot.cursor.idx ?? null);
    },
  ],
});

/** CSS pixels. The plot asks before it has labels. */
export function widestOf(texts: readonly string[] | null, font: string): number {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return 0;
  context.font = font;
  return Math.ceil(Math.max(0, ...(texts ?? []).map((text) => context.measureText(text).width)));
}
