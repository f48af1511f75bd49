import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import { gainOfRun } from "./gain";
import {
  applyCorrection,
  type ComparedSession,
  correctionFactors,
  correctionOf,
  correctionsByStat,
  energySpentIn,
  gainPerEnergyOf,
  NO_CORRECTION,
  ownGainPerEnergy,
  paceOf,
  correctionAtHappy,
  sessionComparer,
  type SessionConditions,
  type TrainingSession,
  weeksOf,
} from "./sessions";
import { aGym, aSession, aTraining, four } from "./testing/gyms";

const PERKS = [{ text: "", source: "property", stat: null, percent: 2 }] as const;
const compareSession = (...[session, conditions]: [TrainingSession, SessionConditions]) =>
  sessionComparer(conditions)(session);
const CONDITIONS = { happyMaximum: 5025, perks: PERKS, gyms: new Map([[24, aGym()]]) };

test("a session is compared at the stat before it, the maximum happy, today's perks and its gym", () => {
  const training = aTraining({ perkFactor: 1.02 });
  const formula = gainOfRun(training, 1_000_000, 5025, 25).expected;
  const session = compareSession(aSession(), CONDITIONS);
  expect(session).toEqual({
    ...aSession(),
    gainPerEnergy: 200,
    formula,
    correction: 50_000 / formula,
  });
});

test("each session is compared once, however often it is asked for", () => {
  const compare = sessionComparer(CONDITIONS);
  const session = aSession();
  expect(compare(session)).toBe(compare(session));
  expect(compare({ ...session })).not.toBe(compare(session));
});

test("the energy of a train is that of the time", () => {
  const formula = gainOfRun(
    aTraining({ perkFactor: 1.02, energyPerTrain: 25 }),
    1_000_000,
    5025,
    10,
  ).expected;
  expect(compareSession(aSession({ trains: 10 }), CONDITIONS).formula).toBe(formula);
});

test.each([
  { what: "a gym that isn't in the list", changes: { gymId: 99 } },
  { what: "no trains", changes: { trains: 0 } },
  { what: "no energy", changes: { energy: 0 } },
])("$what: no formula", ({ changes }) => {
  expect(compareSession(aSession(changes), CONDITIONS)).toMatchObject({
    formula: null,
    correction: null,
  });
});

test("a gym without dots for the stat has no formula either", () => {
  const gyms = new Map([[24, aGym({ dots: four(7.5, 0, 0, 0) })]]);
  expect(compareSession(aSession(), { ...CONDITIONS, gyms }).formula).toBeNull();
});

test("a formula of nothing has no correction", () => {
  const lost = compareSession(aSession({ stat: "defense", before: -9e9 }), CONDITIONS);
  expect(lost).toMatchObject({ formula: 0, correction: null });
});

test("gain per energy", () => {
  expect(gainPerEnergyOf(aSession({ gain: 500, energy: 250 }))).toBe(2);
  expect(gainPerEnergyOf(aSession({ energy: 0 }))).toBeNull();
});

const withCorrections = (corrections: readonly (number | null)[]): ComparedSession[] =>
  corrections.map((correction, at) => ({
    ...aSession({ atMs: at }),
    gainPerEnergy: null,
    formula: null,
    correction,
  }));

test.each([
  { corrections: [1.05], expected: 1.05, low: 1.05, high: 1.05 },
  { corrections: [1.1, 1, 1.02], expected: 1.02, low: 1, high: 1.1 },
  { corrections: [1.1, 1, null, 1.02, 1.04], expected: 1.03, low: 1, high: 1.1 },
])("the median of $corrections is $expected", ({ corrections, expected, low, high }) => {
  const found = correctionOf(withCorrections(corrections));
  expect(found.expected).toBeCloseTo(expected, 12);
  expect(found).toMatchObject({ low, high });
});

test.each([{ corrections: [] }, { corrections: [null] }])(
  "without a session to compare, nothing is corrected: $corrections",
  ({ corrections }) => {
    expect(correctionOf(withCorrections(corrections))).toEqual({
      expected: 1,
      low: 1,
      high: 1,
      sessions: 0,
      outliers: 0,
      state: "few",
    });
  },
);

test("only the newest 40 count", () => {
  const old = withCorrections([9, 8, ...Array.from({ length: 40 }, () => 1.03)]);
  expect(correctionOf(old)).toEqual({
    expected: 1.03,
    low: 1.03,
    high: 1.03,
    sessions: 40,
    outliers: 0,
    state: "applied",
  });
});

test.each([
  {
    what: "a jump at 7.4 times the formula",
    corrections: [1, 1.02, 1.04, 7.4],
    high: 1.04,
    outliers: 1,
  },
  { what: "half as much again", corrections: [1, 1, 1, 1.5], high: 1.5, outliers: 0 },
  { what: "a little more", corrections: [1, 1, 1, 1.51, 2], high: 1, outliers: 2 },
  { what: "half of them", corrections: [1, 1, 7, 7], high: 4, outliers: 2 },
  { what: "far below", corrections: [0.2, 1, 1, 1], high: 1, outliers: 0 },
])("the range leaves out $outliers: $what", ({ corrections, high, outliers }) => {
  const found = correctionOf(withCorrections(corrections));
  expect(found).toMatchObject({
    low: corrections[0],
    high,
    outliers,
    sessions: corrections.length,
  });
});

test("sessions that can't be compared don't count among the newest 40", () => {
  const unknown = Array.from({ length: 20 }, () => null);
  const compared = Array.from({ length: 50 }, () => 1.03);
  expect(correctionOf(withCorrections([...compared, ...unknown])).sessions).toBe(40);
});

test.each([
  { sessions: 9, isOn: true, state: "few", factor: 1 },
  { sessions: 9, isOn: false, state: "few", factor: 1 },
  { sessions: 10, isOn: true, state: "applied", factor: 1.03 },
  { sessions: 10, isOn: false, state: "off", factor: 1 },
])("$sessions sessions, on $isOn: $state", ({ sessions, isOn, state, factor }) => {
  const found = correctionOf(withCorrections(Array.from({ length: sessions }, () => 1.03)), isOn);
  const range = { expected: 1.03, low: 1.03, high: 1.03, outliers: 0 };
  expect(found).toEqual({ ...range, sessions, state });
  const factors = { expected: factor, low: factor, high: factor };
  expect(correctionFactors(found)).toMatchObject(factors);
});

/** A jump at 10,000 strength has 6.6 times the formula's gain at the maximum of happy. */
test.each([
  { jumps: 0, others: 40, state: "applied", factor: 1.03 },
  { jumps: 19, others: 21, state: "applied", factor: 1.03 },
  { jumps: 20, others: 20, state: "jumps", factor: 1 },
  { jumps: 21, others: 19, state: "jumps", factor: 1 },
  { jumps: 9, others: 0, state: "few", factor: 1 },
  { jumps: 6, others: 3, state: "few", factor: 1 },
])("$jumps sessions of jumps and $others others: $state", (row) => {
  const corrections = [row.jumps, row.others].flatMap((count, index) =>
    Array.from({ length: count }, () => (index === 0 ? 6.6 : 1.03)),
  );
  const found = correctionOf(withCorrections(corrections));
  expect(found).toMatchObject({ state: row.state, sessions: row.jumps + row.others });
  expect(correctionFactors(found).expected).toBe(row.factor);
});

test.each([
  { median: 1.5, state: "applied" },
  { median: 1.51, state: "jumps" },
])("a median of $median: $state", ({ median, state }) => {
  const found = correctionOf(withCorrections(Array.from({ length: 10 }, () => median)));
  expect(found.state).toBe(state);
});

const APPLIED = { ...NO_CORRECTION, state: "applied" as const };

test("an estimate is the formula times the median, its range that of the sessions", () => {
  const correction = { ...APPLIED, expected: 1.03, low: 0.98, high: 1.09 };
  const { expected, low, high } = applyCorrection(
    { expected: 1000, low: 999, high: 1001 },
    correction,
  );
  expect([expected, low, high].map(Math.round)).toEqual([1030, 980, 1090]);
});

test("chance may be wider than the sessions", () => {
  const correction = { ...APPLIED, expected: 1.1, low: 1, high: 1.2 };
  const { expected, low, high } = applyCorrection(
    { expected: 100, low: 50, high: 200 },
    correction,
  );
  expect([expected, low, high].map(Math.round)).toEqual([110, 55, 220]);
  const gain = { expected: 100, low: 50, high: 200 };
  expect(applyCorrection(gain, NO_CORRECTION)).toEqual(gain);
});

test("corrections by stat are those of the same 40 sessions", () => {
  const sessions = withCorrections([
    1.5,
    ...Array.from({ length: 40 }, (_, at) => 1 + at / 1000),
  ]).map((session, at) => ({
    ...session,
    stat: at % 4 === 0 ? ("defense" as const) : session.stat,
  }));
  const [speed, defense, ...others] = correctionsByStat(sessions);
  expect(speed).toMatchObject({ stat: "speed", sessions: 30, low: 1, high: 1.038 });
  expect(defense).toMatchObject({ stat: "defense", sessions: 10, low: 1.003, high: 1.039 });
  expect(defense?.expected).toBeCloseTo(1.021, 12);
  expect(others).toEqual([]);
  expect(correctionsByStat([])).toEqual([]);
});

test("a session at 35,000 happy shows about 12 % too much, one at 2,000 about 5 % too little", () => {
  const training = aTraining({ perkFactor: 1.071 });
  const correction = (happy: number) =>
    correctionAtHappy(training, 441_000_000, { happy, happyMaximum: 5025 });
  expect(correction(35_000)).toBeCloseTo(1.12, 2);
  expect(correction(2000)).toBeCloseTo(0.95, 2);
  expect(correction(5025)).toBe(1);
});

test("energy spent in one gym", () => {
  const sessions = [aSession(), aSession({ gymId: 23 }), aSession({ energy: 100 })];
  expect(energySpentIn(sessions, 24)).toBe(350);
  expect(energySpentIn(sessions, 22)).toBe(0);
});

const TODAY = Date.UTC(2026, 10, 20);
const daysAgo = (days: number) => TODAY - days * DAY_MS;

test("weeks are of whole days, after today, and go back to the first session", () => {
  const sessions = [
    aSession({ atMs: TODAY, stat: "speed", gain: 10 }),
    aSession({ atMs: TODAY - 1, stat: "speed", gain: 5 }),
    aSession({ atMs: daysAgo(7), stat: "strength", gain: 20 }),
    aSession({ atMs: daysAgo(7) - 1, stat: "defense", gain: 30 }),
    aSession({ atMs: daysAgo(15), stat: "dexterity", gain: 40, energy: 100 }),
  ];
  const weeks = weeksOf(sessions, TODAY);
  const rows = weeks.map((week) => [
    week.fromMs,
    week.toMs,
    week.sessions,
    week.energy,
    week.total,
  ]);
  expect(rows).toEqual([
    [TODAY, daysAgo(-1), 1, 250, 10],
    [daysAgo(7), TODAY, 2, 500, 25],
    [daysAgo(14), daysAgo(7), 1, 250, 30],
    [daysAgo(21), daysAgo(14), 1, 100, 40],
  ]);
  expect(weeks[1]?.gains).toEqual(four(20, 0, 5, 0));
  expect(weeksOf(sessions.slice(1), TODAY)).toEqual(weeks.slice(1));
  expect(weeksOf([], TODAY)).toEqual([]);
});

test("ten years are 522 weeks; a date that can’t be right doesn’t make a million", () => {
  const years = (count: number) => aSession({ atMs: daysAgo(Math.round(count * 365.25)) });
  expect(weeksOf([years(10)], TODAY)).toHaveLength(522);
  expect(weeksOf([years(200_000)], TODAY)).toHaveLength(2000);
});

test("the pace is that of the last 30 whole days", () => {
  const sessions = [
    aSession({ atMs: TODAY, energy: 9999 }),
    aSession({ atMs: TODAY - 1, energy: 300, gain: 600 }),
    aSession({ atMs: daysAgo(30), energy: 300, gain: 300, stat: "strength" }),
    aSession({ atMs: daysAgo(30) - 1, energy: 9999 }),
  ];
  const pace = { days: 30, energyPerDay: 20, gainPerDay: four(10, 0, 20, 0) };
  expect(paceOf(sessions, TODAY, 0)).toEqual(pace);
  expect(paceOf(sessions, TODAY, daysAgo(90))).toEqual(pace);
});

const FIVE_DAYS_AGO = aSession({ atMs: daysAgo(4) - 1, energy: 600, gain: 60 });

test.each([
  { what: "the whole log: since the first session", knownFromMs: 0, days: 5 },
  {
    what: "a log known for a month: days without a session count",
    knownFromMs: daysAgo(30),
    days: 30,
  },
  { what: "a log known for 12 days", knownFromMs: daysAgo(12), days: 12 },
  { what: "a log known for a part of a day more", knownFromMs: daysAgo(12) - 1, days: 12 },
])("$what: $days days", ({ knownFromMs, days }) => {
  expect(paceOf([FIVE_DAYS_AGO], TODAY, knownFromMs)).toEqual({
    days,
    energyPerDay: 600 / days,
    gainPerDay: four(0, 0, 60 / days, 0),
  });
});

test.each([
  { what: "today alone", sessions: [aSession({ atMs: TODAY })], knownFromMs: 0 },
  { what: "today alone, known since", sessions: [aSession({ atMs: TODAY })], knownFromMs: TODAY },
  { what: "more than 30 days ago", sessions: [aSession({ atMs: daysAgo(31) })], knownFromMs: 0 },
  { what: "nothing", sessions: [], knownFromMs: 0 },
  { what: "nothing yet", sessions: [], knownFromMs: Infinity },
])("sessions of $what have no pace", ({ sessions, knownFromMs }) => {
  expect(paceOf(sessions, TODAY, knownFromMs)).toBeNull();
});

test("own gain per energy is that of the newest 40 sessions of the stat", () => {
  const recent = Array.from({ length: 40 }, (_, at) => aSession({ atMs: at + 1, gain: 500 }));
  const sessions = [
    aSession({ atMs: 0, gain: 1e9 }),
    ...recent,
    aSession({ atMs: 99, stat: "defense", gain: 250 }),
  ];
  expect(ownGainPerEnergy(sessions, "speed")).toBe(2);
  expect(ownGainPerEnergy(sessions, "defense")).toBe(1);
  expect(ownGainPerEnergy(sessions, "dexterity")).toBeNull();
});
