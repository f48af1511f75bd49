import fc from "fast-check";
import { expect, test } from "vitest";

import { parseCount, parseDecimal, parseMoney, parsePercent } from "./number-input";
import { formatMoney } from "./numbers";

test.each([
  { text: "0", dollars: 0 },
  { text: "750", dollars: 750 },
  { text: "5000000", dollars: 5_000_000 },
  { text: "5,000,000", dollars: 5_000_000 },
  { text: "$5,000,000", dollars: 5_000_000 },
  { text: "  $ 5,000,000 ", dollars: 5_000_000 },
  { text: "5k", dollars: 5000 },
  { text: "5m", dollars: 5_000_000 },
  { text: "5M", dollars: 5_000_000 },
  { text: "5 m", dollars: 5_000_000 },
  { text: "$1.5b", dollars: 1_500_000_000 },
  { text: "1.1m", dollars: 1_100_000 },
  { text: "2.t", dollars: 2_000_000_000_000 },
  { text: ".5m", dollars: 500_000 },
  { text: "1,250.4m", dollars: 1_250_400_000 },
  { text: "500.000", dollars: 500_000 },
  { text: "1.500", dollars: 1500 },
  { text: "1.500.000", dollars: 1_500_000 },
  { text: "1 000 000", dollars: 1_000_000 },
  { text: "1\u00A0000\u00A0000", dollars: 1_000_000 },
  { text: "1\u202F000\u202F000", dollars: 1_000_000 },
  { text: "1\u2009000 000", dollars: 1_000_000 },
  { text: "1'000'000", dollars: 1_000_000 },
  { text: "1’000’000", dollars: 1_000_000 },
  { text: "$500.000", dollars: 500_000 },
  { text: "1,5m", dollars: 1_500_000 },
  { text: "1,50 m", dollars: 1_500_000 },
  { text: "1.234b", dollars: 1_234_000_000 },
  { text: "1.250,4m", dollars: 1_250_400_000 },
  { text: "1 250,4m", dollars: 1_250_400_000 },
  { text: "1,500,000k", dollars: 1_500_000_000 },
  { text: "1 500m", dollars: 1_500_000_000 },
  { text: "1.0010k", dollars: 1001 },
  { text: "500.", dollars: 500 },
])('"$text" is $dollars dollars', ({ text, dollars }) => {
  expect(parseMoney(text)).toBe(dollars);
});

test.each([
  "",
  " ",
  "$",
  "m",
  ".",
  ".m",
  "much",
  "-5",
  "5-",
  "5,00",
  "5,0000",
  "1,000000",
  ",500",
  "1.5.2m",
  "5mm",
  "5g",
  "5e9",
  "0x10",
  "Infinity",
  "NaN",
  "99.50",
  "99.00",
  "1.5",
  "1,5",
  "0.500",
  "0,500",
  "5.00",
  "50.0000",
  "5 00",
  "5  000",
  "1 000,000",
  "1,000 000",
  "1,000.000",
  "1.000.00",
  "1.000,5",
  "1.5.5m",
  "1,500,5m",
  // Either 1.5m or 1,500m.
  "1,500m",
  "0,500m",
  "1,500 k",
  // Not a whole number of dollars.
  "1.2345k",
  "1.0001k",
  "5$",
  "$$5",
  "99999999999999999999",
  "99999t",
])('"%s" is no sum', (text) => {
  expect(parseMoney(text)).toBeNull();
});

test("what we write is read back", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (dollars) => {
      expect(parseMoney(formatMoney(dollars))).toBe(dollars);
    }),
  );
});

test("no text makes it fail, and its result is an amount", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const dollars = parseMoney(text);
      expect(dollars === null || (Number.isSafeInteger(dollars) && dollars >= 0)).toBe(true);
    }),
  );
});

test.each([
  { text: "14", count: 14 },
  { text: "1.500", count: 1500 },
  { text: "1,5k", count: 1500 },
  { text: "2.5", count: null },
  { text: "2,5", count: null },
  { text: "2.0", count: null },
  { text: "$14", count: null },
])("'$text' counts $count", ({ text, count }) => {
  expect(parseCount(text)).toBe(count);
});

test.each([
  { text: "14", hours: 14 },
  { text: "2.5", hours: 2.5 },
  { text: " 2,5 ", hours: 2.5 },
  { text: "2.25", hours: 2.25 },
  { text: ".5", hours: 0.5 },
  { text: "2.125", hours: null },
  { text: "1.500", hours: null },
  { text: "1,500", hours: null },
  { text: "1 500", hours: null },
  { text: "2.", hours: null },
  { text: "9".repeat(400), hours: null },
  { text: "2.5.5", hours: null },
  { text: "-2", hours: null },
  { text: "1e3", hours: null },
  { text: ".", hours: null },
  { text: "", hours: null },
])("'$text', with two decimals at most, is $hours", ({ text, hours }) => {
  expect(parseDecimal(text, 2)).toBe(hours);
});

test.each([
  { text: "80", percent: 80 },
  { text: " 64.5 % ", percent: 64.5 },
  { text: "13.3333%", percent: 13.3333 },
  { text: ".5", percent: 0.5 },
  { text: "0", percent: 0 },
  { text: "100", percent: 100 },
  { text: "100.1", percent: null },
  { text: "101", percent: null },
  { text: "-5", percent: null },
  { text: "80,5", percent: 80.5 },
  { text: "13.33333", percent: null },
  { text: "80.", percent: null },
  { text: "1e1", percent: null },
  { text: "most", percent: null },
  { text: "%", percent: null },
  { text: "", percent: null },
])("'$text' is $percent", ({ text, percent }) => {
  expect(parsePercent(text)).toBe(percent);
});
