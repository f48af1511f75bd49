import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { aCategory, aCourse } from "@/lib/game/education/testing/courses";
import { dueDividends } from "@/lib/game/stocks/dividends";
import { positions } from "@/lib/game/stocks/position";
import { aBar, aCrime, aHolding, aStock, slotsOf } from "@/lib/game/testing/builders";

import {
  barFull,
  companyDayBegins,
  contractsExpired,
  cooldownOver,
  courseDone,
  crimeReady,
  dividendsDue,
  happyResets,
  newDay,
  virusDone,
} from "./upcoming";

const READ = Date.UTC(2026, 10, 20, 12);
const TODAY = Date.UTC(2026, 10, 20);
const HOUR_MS = 3_600_000;

test("a bar is full so many seconds after the answer; never, where the game doesn't say", () => {
  expect(barFull("energy", aBar({ fullInSeconds: 90 }), READ)).toEqual([
    { id: "energy", kind: "energy", maximum: 150, atMs: READ + 90_000 },
  ]);
  expect(barFull("energy", aBar(), READ)).toEqual([]);
});

test("above its maximum happy resets with its next tick, and energy is full as it stands", () => {
  const over = aBar({ current: 30_000, nextTickSeconds: 120 });
  const bars = { energy: over, nerve: over, happy: over, life: over, chain: null };
  expect(happyResets(bars, READ)).toEqual([
    { id: "happy-reset", kind: "happy-reset", maximum: 150, atMs: READ + 120_000 },
  ]);
  expect(barFull("happy", over, READ)).toEqual([]);
  expect(barFull("energy", over, READ)).toMatchObject([{ kind: "energy", atMs: READ }]);
  expect(happyResets({ ...bars, happy: aBar({ current: 150 }) }, READ)).toEqual([]);
});

test("a cooldown is over so many seconds after the answer", () => {
  expect(cooldownOver("drug", 90, READ)).toEqual([
    { id: "drug", kind: "drug", atMs: READ + 90_000 },
  ]);
  expect(cooldownOver("drug", null, READ)).toEqual([]);
});

const CATEGORIES = [
  aCategory({ courses: [aCourse({ id: 1 })] }),
  aCategory({ id: 2, courses: [aCourse({ id: 88, name: "Media Law" })] }),
];

test.each([
  { what: "with its name", courseId: 88, name: "Media Law" },
  { what: "that the list lacks", courseId: 89, name: null },
])("a course $what ends", ({ courseId, name: courseName }) => {
  const atMs = READ + HOUR_MS;
  const userEducation = {
    completedIds: [],
    current: { courseId, endsAtMs: atMs, secondsLeft: null },
  };
  expect(courseDone(userEducation, READ, CATEGORIES)).toEqual([
    { id: `education-${courseId}`, kind: "education", courseId, courseName, atMs },
  ]);
});

test.each([
  { what: "no course", current: null },
  {
    what: "a course without an end",
    current: { courseId: 88, endsAtMs: null, secondsLeft: null },
  },
])("nothing ends: $what", ({ current }) => {
  expect(courseDone({ completedIds: [], current }, READ, CATEGORIES)).toEqual([]);
});

test("so many seconds of a course count from the answer", () => {
  const userEducation = {
    completedIds: [],
    current: { courseId: 88, endsAtMs: null, secondsLeft: 60 },
  };
  expect(courseDone(userEducation, READ, CATEGORIES)).toMatchObject([{ atMs: READ + 60_000 }]);
});

test("a virus is done when the game says, if it says", () => {
  expect(virusDone({ name: "Simple Virus", endsAtMs: READ })).toEqual([
    { id: "virus", kind: "virus", virusName: "Simple Virus", atMs: READ },
  ]);
  expect(virusDone({ name: "Simple Virus", endsAtMs: null })).toEqual([]);
  expect(virusDone(null)).toEqual([]);
});

test.each([
  { status: "Planning", members: [1, 2], readyAtMs: READ, isListed: true },
  { status: "Recruiting", members: [1, 2], readyAtMs: READ, isListed: true },
  { status: "Planning", members: [1, 2], readyAtMs: null, isListed: false },
  { status: "Recruiting", members: [1, null], readyAtMs: READ, isListed: false },
  { status: "Successful", members: [1, 2], readyAtMs: READ, isListed: false },
])("the own crime, $status with $members, ready at $readyAtMs: $isListed", (row) => {
  const { status, members, readyAtMs, isListed } = row;
  const crime = aCrime({ id: 7, status, slots: slotsOf(...members), readyAtMs });
  const ending = {
    id: "own-crime-7",
    kind: "own-crime",
    crimeId: 7,
    crimeName: crime.name,
    atMs: READ,
  };
  expect(crimeReady(crime)).toEqual(isListed ? [ending] : []);
});

test("nothing is listed for a player without a crime", () => {
  expect(crimeReady(null)).toEqual([]);
});

test("Duke's open contracts that expire; nobody else's", () => {
  const contract = (title: string, status: string, expiresAtMs: number | null) => ({
    title,
    status,
    expiresAtMs,
  });
  const contracts = [
    contract("Estranged", "Available", READ + 1),
    contract("Undercutters", "Accepted", READ + 2),
    contract("Some Hope", "Accepted", null),
    contract("Big Tub", "Completed", READ + 3),
  ];
  const givers = [
    { name: "Duke", contracts },
    { name: "Sanchez", contracts },
  ];
  expect(contractsExpired(givers)).toEqual([
    {
      id: `mission-Estranged-${READ + 1}`,
      kind: "mission",
      contract: "Estranged",
      atMs: READ + 1,
    },
    {
      id: `mission-Undercutters-${READ + 2}`,
      kind: "mission",
      contract: "Undercutters",
      atMs: READ + 2,
    },
  ]);
});

/** Of stocks that pay every 31 days; 31 days passed: ready, null: not known. */
const heldFor = (passed: (number | null)[]) => {
  const stocks = passed.map((_, id) => aStock({ id, acronym: `S${id}` }));
  const holdings = passed.map((progressDays, stockId) =>
    aHolding({ stockId, progressDays, isReady: progressDays === 31 }),
  );
  return positions(stocks, holdings).positions;
};

const due = (passed: (number | null)[], nowMs: number) =>
  dividendsDue(heldFor(passed), READ, nowMs).map(({ id, kind, stocks: paying, atMs }) => [
    id,
    kind,
    paying.map(({ acronym }) => acronym).join(" "),
    atMs,
  ]);

test.each([
  { why: "nothing is held", passed: [], nowMs: READ, is: [] },
  { why: "the game doesn't count", passed: [null], nowMs: READ, is: [] },
  {
    why: "those that are ready are one, those of one day another",
    passed: [31, 30, 31, 30, 29],
    nowMs: READ,
    is: [
      ["dividend", "dividend", "S0 S2", READ],
      [`dividend-${TODAY / DAY_MS + 1}`, "dividend", "S1 S3", TODAY + DAY_MS],
      [`dividend-${TODAY / DAY_MS + 2}`, "dividend", "S4", TODAY + 2 * DAY_MS],
    ],
  },
  {
    why: "from midnight on the day's wait with those that were ready",
    passed: [31, 30, 29],
    nowMs: TODAY + DAY_MS,
    is: [
      ["dividend", "dividend", "S0 S1", READ],
      [`dividend-${TODAY / DAY_MS + 2}`, "dividend", "S2", TODAY + 2 * DAY_MS],
    ],
  },
])("dividends, $why", ({ passed, nowMs, is }) => {
  expect(due(passed, nowMs)).toEqual(is);
});

test.each([READ, TODAY + DAY_MS - 1, TODAY + DAY_MS, TODAY + 2 * DAY_MS])(
  "what is listed as ready at %d is what the portfolio calls ready",
  (nowMs) => {
    const held = heldFor([31, 30, 29, null]);
    const ready = dueDividends(held, { nowMs, fetchedAtMs: READ }).filter(({ isReady }) => isReady);
    const listed = dividendsDue(held, READ, nowMs).filter(({ atMs }) => atMs <= nowMs);
    expect(listed.flatMap(({ stocks }) => stocks.map(({ acronym }) => acronym))).toEqual(
      ready.map(({ stock }) => stock.acronym),
    );
  },
);

test.each([
  { what: "at noon", nowMs: READ, atMs: TODAY + DAY_MS },
  { what: "a moment before midnight", nowMs: TODAY - 1, atMs: TODAY },
  { what: "at midnight", nowMs: TODAY, atMs: TODAY + DAY_MS },
])("a new day begins at the next 00:00 UTC: $what", ({ nowMs, atMs }) => {
  expect(newDay(nowMs)).toEqual([{ id: `new-day-${atMs / DAY_MS}`, kind: "new-day", atMs }]);
});

const WITH_COMPANY = { id: 1, factionId: null, companyId: 8001 };

test.each([
  { what: "at noon", nowMs: READ, atMs: TODAY + 18 * HOUR_MS },
  { what: "a moment before", nowMs: TODAY + 18 * HOUR_MS - 1, atMs: TODAY + 18 * HOUR_MS },
  { what: "at 18:00", nowMs: TODAY + 18 * HOUR_MS, atMs: TODAY + DAY_MS + 18 * HOUR_MS },
])("a company’s day begins at the next 18:00 UTC: $what", ({ nowMs, atMs }) => {
  expect(companyDayBegins({ player: WITH_COMPANY }, nowMs)).toEqual([
    { id: `company-day-${atMs / DAY_MS}`, kind: "company-day", atMs },
  ]);
});

test("without a company, or if it is unknown, no day of one begins", () => {
  expect(companyDayBegins({ player: { ...WITH_COMPANY, companyId: null } }, READ)).toEqual([]);
  expect(companyDayBegins({ player: undefined }, READ)).toEqual([]);
});
