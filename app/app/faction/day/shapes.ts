/** A token of the design. */
export type Tone =
  "background" | "border" | "foreground" | "muted" | "muted-foreground" | "primary" | "rule";

interface TextSpan {
  text: string;
  tone: Tone;
  isBold?: boolean;
}

/** What the picture is made of: drawn as SVG on the page, and on a canvas for the file. */
export type Shape =
  | { kind: "path"; d: string; fill?: Tone; stroke?: Tone; width?: number }
  | {
      kind: "text";
      x: number;
      y: number;
      size: number;
      face: "display" | "sans";
      anchor: "start" | "middle" | "end";
      spans: readonly TextSpan[];
    };

type TextShape = Extract<Shape, { kind: "text" }>;

/** The side of the picture. */
export const SIDE = 1080;

export const line = (d: string, width: number, stroke: Tone): Shape => ({
  kind: "path",
  d,
  stroke,
  width,
});

export const area = (d: string, fill: Tone): Shape => ({ kind: "path", d, fill });

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

export const text = (
  x: number,
  y: number,
  size: number,
  spans: string | readonly TextSpan[],
  {
    face = "sans",
    anchor = "start",
    tone = "foreground",
    isBold = false,
  }: { face?: TextShape["face"]; anchor?: TextShape["anchor"]; tone?: Tone; isBold?: boolean } = {},
): Shape => ({
  kind: "text",
  x,
  y,
  size,
  face,
  anchor,
  spans: typeof spans === "string" ? [{ text: spans, tone, isBold }] : spans,
});
