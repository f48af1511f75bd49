import { expect } from "vitest";

import type { ExplainedSum } from "@/components/figures/explain-lines";

type Lines = ExplainedSum["lines"];

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** The first number of a text: 1234.5 of "−$1,234.50", "× 1.2", "÷ 4" and "+12"; 1230000 of "1.23m". */
export function numberIn(text: string): number {
  const [, sign, digits = "", unit = ""] =
    /([-−]?)[+$×÷ ]*([\d,]+(?:\.\d+)?)([kmb]?)/.exec(text) ?? [];
  return (sign ? -1 : 1) * Number(digits.replaceAll(",", "")) * (UNITS[unit] ?? 1);
}

/** The number of the line whose label begins so. */
export function lookUp(lines: Lines) {
  return (label: string): number => {
    const line = lines.find((each) => each.label.startsWith(label));
    if (line === undefined) throw new Error(`No line “${label}”`);
    return numberIn(line.value);
  };
}

/** Expects two figures to be equal but for rounding: to a thousandth, to the last decimal, or to 1 without decimals. */
export function expectAbout(computed: number, figure: number) {
  const size = Math.abs(figure);
  const tolerance = Math.max(0.011, size / 1000, size >= 100 ? 1 : 0);
  expect(Math.abs(computed - figure)).toBeLessThanOrEqual(tolerance);
}

/** The result of the lines in order: a plain number starts a new result, "× 2" and the like change the result so far. */
export function runThrough(lines: Lines): number {
  return lines.reduce((result, { value }) => {
    const by = numberIn(value);
    if (value.startsWith("×")) return result * by;
    if (value.startsWith("÷")) return result / by;
    if (/^[-+−]/.test(value)) return result + by;
    return by;
  }, 0);
}

/** "365 ÷ 31 × $1,000,000 × 2 = …": products and quotients from left to right, and powers of two. */
export function expectEquation(value: string) {
  const [left = "", right = ""] = value.split(" = ");
  const [, before, exponent, minus] = /^(.*)\(?2\^(\d+)( − 1\))?$/.exec(left) ?? [];
  if (before !== undefined) {
    const power = 2 ** Number(exponent) - (minus ? 1 : 0);
    expectAbout(numberIn(before) * power, numberIn(right));
    return;
  }
  const [first = "", ...others] = left.split(/ (?=[×÷] )/);
  const result = others.reduce(
    (so, other) => (other.startsWith("÷") ? so / numberIn(other) : so * numberIn(other)),
    numberIn(first),
  );
  expectAbout(result, numberIn(right));
}
