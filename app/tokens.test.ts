import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

const css = readFileSync("app/tokens.css", "utf8");
const [light = "", dark = ""] = css.split("\n.dark {");

const hueIn = (theme: string, token: string) =>
  Number(new RegExp(`--${token}: oklch\\([\\d.]+ [\\d.]+ ([\\d.]+)\\)`).exec(theme)?.[1]);

describe.each([
  { name: "light", theme: light },
  { name: "dark", theme: dark },
])("in $name", ({ theme }) => {
  test.each([
    { token: "success", colour: "green", from: 135, to: 165 },
    { token: "destructive", colour: "red", from: 15, to: 35 },
    { token: "warning", colour: "amber", from: 60, to: 90 },
    { token: "info", colour: "blue", from: 235, to: 260 },
    { token: "config", colour: "purple", from: 290, to: 310 },
    { token: "primary", colour: "magenta", from: 335, to: 350 },
  ])("--$token is $colour", ({ token, from, to }) => {
    expect(hueIn(theme, token)).toBeGreaterThanOrEqual(from);
    expect(hueIn(theme, token)).toBeLessThanOrEqual(to);
  });

  test.each([
    { text: "success", ground: "success-wash" },
    { text: "destructive", ground: "destructive-wash" },
    { text: "info", ground: "info-wash" },
    { text: "config", ground: "config-wash" },
    { text: "muted-foreground", ground: "muted" },
    { text: "metal-foreground", ground: "gold" },
    { text: "metal-foreground", ground: "silver" },
    { text: "metal-foreground", ground: "bronze" },
    { text: "coal-foreground", ground: "coal" },
  ])("$text on $ground can be read: 4.5 to 1 or more", ({ text, ground }) => {
    expect(contrast(colourIn(theme, text), colourIn(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });
});

/** Lightness, chroma and hue. What the dark theme doesn't set is as in the light theme. */
function colourIn(theme: string, token: string): Oklch {
  const written = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`);
  const [, l, c, h] = written.exec(theme) ?? written.exec(light) ?? [];
  return [Number(l), Number(c), Number(h)];
}

type Oklch = [lightness: number, chroma: number, hue: number];

/** WCAG 2.2: from 1, the same, to 21, black on white. */
function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Of a colour within sRGB, by the matrices of CSS Color 4. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
