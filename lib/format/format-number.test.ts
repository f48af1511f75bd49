import { expect, test } from "vitest";

import { formatNumber, formatNumberShort } from "./format-number";

const VALUES = [
  0, -0, 0.001, 0.004, 0.4, 0.5, 0.6, 1, 9.99, 12.345, 99.5, 100, 999, 999.5, 1_000, 1_204.254,
  12_345, 99_999, 100_000, 999_499, 999_500, 999_999, 1_000_000, 4_950_000, 84_210_999, 412_600_000,
  999_999_999, 1_204_350_000, 56_789_012_345, 123_456_789_012_345, 987_654_321_098_765,
].flatMap((value) => [value, -value]);

/** As the browser's own formats write a number, which take 130 ms to make on a phone, with a true minus. */
function own(options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat("en-US", { signDisplay: "negative", ...options });
  return { format: (value: number) => format.format(value).replace("-", "−") };
}

const DOLLARS = { style: "currency", currency: "USD" } as const;

test.each([
  [{}, { maximumFractionDigits: 0 }],
  [{ decimals: 2 }, { minimumFractionDigits: 2, maximumFractionDigits: 2 }],
  [{ unit: "$" }, { ...DOLLARS, maximumFractionDigits: 0 }],
  [{ unit: "$", decimals: 2 }, DOLLARS],
])("a figure with %o is written as the browser writes it", (terms, options) => {
  expect(VALUES.map((value) => formatNumber(value, terms))).toEqual(
    VALUES.map((value) => own(options).format(value)),
  );
});

test.each([
  [{ digits: 4 }, {}],
  [{ unit: "$", digits: 3 }, DOLLARS],
])("a short figure with %o too, with the game’s letter", (terms, options) => {
  const short = own({
    ...options,
    notation: "compact",
    minimumSignificantDigits: terms.digits,
    maximumSignificantDigits: terms.digits,
  });
  const values = VALUES.filter((value) => Math.abs(value) >= 1_000);
  expect(values.map((value) => formatNumberShort(value, terms))).toEqual(
    values.map((value) => short.format(value).toLowerCase()),
  );
});

test.each([
  { value: 1.234e15, text: "1,230t" },
  { value: 9.98e20, text: "998,000,000t" },
])("beyond the last letter, $value is $text", ({ value, text }) => {
  expect(formatNumberShort(value, { digits: 3 })).toBe(text);
});
