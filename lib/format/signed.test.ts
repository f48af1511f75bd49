import { expect, test } from "vitest";

import {
  formatSignedHundredths,
  formatSignedMoney,
  formatSignedMoneyShort,
  formatSignedPercent,
} from "./signed";

test.each([
  { value: 2_000_000, format: formatSignedMoney, text: "+$2,000,000" },
  { value: -4_000_000, format: formatSignedMoney, text: "−$4,000,000" },
  { value: 0, format: formatSignedMoney, text: "$0" },
  { value: 0.4, format: formatSignedMoney, text: "$0" },
  { value: -0.4, format: formatSignedMoney, text: "$0" },
  { value: 0.5, format: formatSignedMoney, text: "+$1" },
  { value: 2.739, format: formatSignedPercent, text: "+2.74%" },
  { value: -0.001, format: formatSignedPercent, text: "0.00%" },
  { value: 98_000_000, format: formatSignedMoneyShort, text: "+$98.0m" },
  { value: 2.75, format: formatSignedHundredths, text: "+2.75" },
  { value: -12, format: formatSignedHundredths, text: "−12.00" },
])("a gain of $value is $text", ({ value, format, text }) => {
  expect(format(value)).toBe(text);
});
