import { describe, expect, test } from "vitest";

import { calendarFile } from "./calendar";
import * as days from "./days";
import { formatAgeInWords, formatDaysAndHours, formatSecondsAgo } from "./durations";
import * as numbers from "./numbers";
import * as signed from "./signed";
import * as times from "./times";

type Formatter = readonly [name: string, format: (value: number) => string];

const NUMBERS: readonly Formatter[] = [
  ["formatMoney", numbers.formatMoney],
  ["formatMoneyShort", numbers.formatMoneyShort],
  ["formatPrice", numbers.formatPrice],
  ["formatWhole", numbers.formatWhole],
  ["formatRough", numbers.formatRough],
  ["formatShort", numbers.formatShort],
  ["formatPercent", numbers.formatPercent],
  ["formatHundredths", numbers.formatHundredths],
  ["formatCount", (count) => numbers.formatCount(count, "member", "members")],
  ["formatDays", numbers.formatDays],
  ["orDash", (value) => numbers.orDash(value, numbers.formatMoney)],
  ["signed", (value) => signed.signed(value, numbers.formatWhole)],
  ["formatSignedMoney", signed.formatSignedMoney],
  ["formatSignedMoneyShort", signed.formatSignedMoneyShort],
  ["formatSignedPercent", signed.formatSignedPercent],
  ["formatSignedHundredths", signed.formatSignedHundredths],
];

const TIMES: readonly Formatter[] = [
  ["formatGameDate", days.formatGameDate],
  ["formatShortGameDay", days.formatShortGameDay],
  ["formatGameDayTime", days.formatGameDayTime],
  ["formatGameMonth", days.formatGameMonth],
  ["formatIsoDay", days.formatIsoDay],
  ["formatIsoMoment", days.formatIsoMoment],
  ["formatLocalMoment", days.formatLocalMoment],
  ["formatDaysAndHours", formatDaysAndHours],
  ["formatSecondsAgo", formatSecondsAgo],
  ["formatAgeInWords", formatAgeInWords],
  ["formatGameMinute", times.formatGameMinute],
  ["formatGameTime", times.formatGameTime],
  ["formatLocalMinute", times.formatLocalMinute],
  ["formatLocalTime", times.formatLocalTime],
  ["formatAge", times.formatAge],
  ["formatGameClock", times.formatGameClock],
  ["formatGameDay", times.formatGameDay],
  ["formatDuration", times.formatDuration],
  ["formatCountdown", times.formatCountdown],
  ["formatRemaining", times.formatRemaining],
  ["formatGameMoment", (ms) => times.formatGameMoment(ms, 0)],
];

const NO_NUMBERS = [NaN, Infinity, -Infinity, 1e21, -1e300];
const NO_TIMES = [...NO_NUMBERS, 8.64e15 + 1, -8.64e15 - 1, 1e300];

describe("what is no number is a dash", () => {
  test.each(NUMBERS)("%s", (_, format) => {
    expect(NO_NUMBERS.map(format)).toEqual(NO_NUMBERS.map(() => "–"));
    expect(format(1)).not.toContain("–");
  });
});

describe("values that are neither a time nor a duration are a dash", () => {
  test.each(TIMES)("%s", (_, format) => {
    expect(NO_TIMES.map(format)).toEqual(NO_TIMES.map(() => "–"));
    expect(format(Date.UTC(2026, 10, 20))).not.toContain("–");
  });
});

test("every formatter is among them", () => {
  const exported = [numbers, days, signed, times].flatMap((file) => Object.keys(file));
  const tested = [...NUMBERS, ...TIMES].map(([name]) => name);
  // The null of the last one is the game's own time.
  const others = [
    "formatList",
    "ageIn",
    "datePartsOf",
    "monthOf",
    "parseIsoDay",
    "formatOwnMinute",
  ];
  const durations = ["formatAgeInWords", "formatDaysAndHours", "formatSecondsAgo"];
  expect([...exported, ...durations].sort()).toEqual([...tested, ...others].sort());
});

test("an event without a time is in no calendar", async () => {
  const event = { id: "energy", title: "Energy full", description: "", url: "https://torn.com" };
  const file = await calendarFile([
    { ...event, startsAtMs: NaN },
    { ...event, startsOnMs: 1e300 },
    { ...event, startsAtMs: Date.UTC(2026, 10, 20, 12) },
  ]);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
