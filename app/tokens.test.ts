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
    { token: "primary", colour: "magenta", from: 335, to: 350 },
  ])("--$token is $colour", ({ token, from, to }) => {
    expect(hueIn(theme, token)).toBeGreaterThanOrEqual(from);
    expect(hueIn(theme, token)).toBeLessThanOrEqual(to);
  });
});
