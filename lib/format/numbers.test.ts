import { expect, test } from "vitest";

import {
  formatCount,
  formatDays,
  formatHundredths,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatRough,
  formatShort,
  formatWhole,
  orDash,
} from "./numbers";

test.each([
  { value: 0, money: "$0", short: "$0", whole: "0" },
  { value: 999, money: "$999", short: "$999", whole: "999" },
  { value: 1_204_350_000, money: "$1,204,350,000", short: "$1.20b", whole: "1,204,350,000" },
  { value: 4_950_000, money: "$4,950,000", short: "$4.95m", whole: "4,950,000" },
  { value: -0.4, money: "$0", short: "$0", whole: "0" },
  { value: -0, money: "$0", short: "$0", whole: "0" },
  { value: -4_950_000, money: "−$4,950,000", short: "−$4.95m", whole: "−4,950,000" },
  { value: -4, money: "−$4", short: "−$4", whole: "−4" },
])("$value is $money, $short, $whole", ({ value, money, short, whole }) => {
  expect(formatMoney(value)).toBe(money);
  expect(formatMoneyShort(value)).toBe(short);
  expect(formatWhole(value)).toBe(whole);
});

test.each([
  { count: 0, text: "0 members" },
  { count: 1, text: "1 member" },
  { count: 1000, text: "1,000 members" },
])("$count is $text", ({ count, text }) => {
  expect(formatCount(count, "member", "members")).toBe(text);
});

test.each([
  { days: 465, text: "465 days" },
  { days: 464.1, text: "465 days" },
  { days: 0.2, text: "1 day" },
  { days: 0, text: "0 days" },
])("$days days are $text", ({ days, text }) => {
  expect(formatDays(days)).toBe(text);
});

test.each([
  { value: 4.2, text: "4.20" },
  { value: 1204.254, text: "1,204.25" },
  { value: -0.001, text: "0.00" },
])("in hundredths, $value is $text", ({ value, text }) => {
  expect(formatHundredths(value)).toBe(text);
});

test("unknown values are a dash", () => {
  expect(orDash(null, formatMoney)).toBe("–");
  expect(orDash(0, formatMoney)).toBe("$0");
});

test.each([
  { count: 0, text: "" },
  { count: 1, text: "n0" },
  { count: 3, text: "n0, n1 and n2" },
  { count: 4, text: "n0, n1, n2 and 1 more" },
  { count: 1_237, text: "n0, n1, n2 and 1,234 more" },
])("of $count names, the first 3 are listed: $text", ({ count, text }) => {
  const names = Array.from({ length: count }, (_, index) => `n${index}`);
  expect(formatList(names, 3)).toBe(text);
});

test.each([
  { value: 84_210, text: "84,210" },
  { value: 412_600_000, text: "412.6m" },
  { value: 1_372_100_000, text: "1.372b" },
  { value: -5_646_812, text: "−5.647m" },
])("$value is $text in short", ({ value, text }) => {
  expect(formatShort(value)).toBe(text);
});

test.each([
  { value: 364_200_000, text: "360m" },
  { value: 8_012_000, text: "8.0m" },
  { value: 5_260_000_000, text: "5.3b" },
  { value: 84_210, text: "84,000" },
  { value: 0, text: "0" },
])("$value is roughly $text", ({ value, text }) => {
  expect(formatRough(value)).toBe(text);
});
