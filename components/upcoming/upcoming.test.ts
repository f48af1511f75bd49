import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import type { Chain } from "@/lib/game/account/bars";
import { aCategory, aCourse } from "@/lib/game/education/testing/courses";
import type { Contract } from "@/lib/game/missions/mission";
import { positions } from "@/lib/game/stocks/position";
import { aBar, aCrime, aHolding, aProfile, aStock, slotsOf } from "@/lib/game/testing/builders";

import type { Sources } from "./kinds";
import { bars, flight, HOUR_MS, loaded, MIDNIGHT, NOTHING, NOW } from "./testing/sources";
import { calendarEvents, endingLater, momentsOf, upcoming, upcomingText } from "./upcoming";

/** "ready energy", "13:00 drug", "+1 00:00 new-day": what is listed, in its order. */
const listed = (sources: Partial<Sources>, nowMs = NOW) =>
  upcoming({ ...NOTHING, ...sources }, nowMs).map(({ kind, atMs }) => {
    if (atMs === null) return `ready ${kind}`;
    const day = atMs < MIDNIGHT ? "" : "+1 ";
    return `${day}${new Date(atMs).toISOString().slice(11, 16)} ${kind}`;
  });

const duke = (...contracts: Partial<Contract>[]) => [
  {
    name: "Duke",
    contracts: contracts.map((contract) => ({
      title: "Family Ties",
      status: "Accepted",
      expiresAtMs: null,
      ...contract,
    })),
  },
];

test("with nothing known the new day is upcoming, at 00:00 UTC", () => {
  expect(listed({})).toEqual(["+1 00:00 new-day"]);
});

test.each([
  { nowMs: MIDNIGHT - 1, atMs: MIDNIGHT },
  { nowMs: MIDNIGHT, atMs: MIDNIGHT + DAY_MS },
  { nowMs: MIDNIGHT + 1, atMs: MIDNIGHT + DAY_MS },
])("the new day rolls over to the next one at midnight", ({ nowMs, atMs }) => {
  expect(upcoming(NOTHING, nowMs)).toEqual([
    { id: `new-day-${atMs / DAY_MS}`, kind: "new-day", atMs },
  ]);
});

test("the company’s next day is that of a player who has one", () => {
  const key = { level: 4, type: "Full", selections: null, hasFactionAccess: null };
  const player = { id: 1, factionId: null, companyId: 8001 };
  expect(listed({ key: loaded({ ...key, player }) })[0]).toBe("18:00 company-day");
});

test("what is ready comes first, then everything by time; simultaneous events have a fixed order", () => {
  expect(
    listed({
      bars: loaded(bars({ energy: 3600, nerve: 0, happy: 12 * 3600, life: 60 })),
      cooldowns: loaded({ drugSeconds: 3600, boosterSeconds: 0, medicalSeconds: 30 * 60 }),
      virus: loaded({ name: "Simple Virus", endsAtMs: NOW + 2 * HOUR_MS }),
      crime: loaded(aCrime({ readyAtMs: NOW - HOUR_MS })),
    }),
  ).toEqual([
    "ready own-crime",
    "ready nerve",
    "ready booster",
    "12:01 life",
    "12:30 medical",
    "13:00 energy",
    "13:00 drug",
    "14:00 virus",
    "+1 00:00 new-day",
    "+1 00:00 happy",
  ]);
});

test.each([
  { seconds: 86_400, isListed: true },
  { seconds: 86_401, isListed: false },
])("exactly 24 hours ahead is in, a second later is not: $seconds s", ({ seconds, isListed }) => {
  expect(listed({ bars: loaded(bars({ energy: seconds })) })).toEqual(
    isListed ? ["+1 00:00 new-day", "+1 12:00 energy"] : ["+1 00:00 new-day"],
  );
});

test("seconds count from the response, not from now", () => {
  const cooldowns = loaded(
    { drugSeconds: 3600, boosterSeconds: 0, medicalSeconds: 0 },
    NOW - 600_000,
  );
  expect(listed({ cooldowns })).toContain("12:50 drug");
});

test.each([
  { kind: "energy", waits: true },
  { kind: "nerve", waits: true },
  { kind: "happy", waits: false },
  { kind: "life", waits: false },
] as const)("a $kind bar that has become full since the response: waits is $waits", (row) => {
  const sources = { bars: loaded(bars({ [row.kind]: 600 })) };
  expect(listed(sources, NOW + 600_000 - 1)).toContain(`12:10 ${row.kind}`);
  expect(listed(sources, NOW + 600_000)).toEqual([
    ...(row.waits ? [`ready ${row.kind}`] : []),
    "+1 00:00 new-day",
  ]);
});

test("happy above its maximum resets, under a name of its own, and is over then", () => {
  const over = aBar({ current: 30_000, maximum: 5_025, nextTickSeconds: 120 });
  const sources = { bars: loaded({ ...bars({}), happy: over }) };
  expect(listed(sources, NOW + 119_999)).toEqual(["12:02 happy-reset", "+1 00:00 new-day"]);
  expect(words(sources, "happy-reset")).toEqual(["Happy resets, To 5,025"]);
  expect(listed(sources, NOW + 120_000)).toEqual(["+1 00:00 new-day"]);
});

test("a cooldown that is over waits, unless it is the medical one", () => {
  const cooldowns = loaded({ drugSeconds: 0, boosterSeconds: 0, medicalSeconds: 0 });
  expect(listed({ cooldowns })).toEqual(["ready drug", "ready booster", "+1 00:00 new-day"]);
});

const CATEGORIES = [aCategory({ courses: [aCourse({ id: 28, name: "Marketing" })] })];

test.each([
  { case: "ends at a moment", endsAtMs: NOW + HOUR_MS, secondsLeft: null },
  { case: "has seconds left", endsAtMs: null, secondsLeft: 3600 },
])("a course that $case is named by the list of courses", ({ endsAtMs, secondsLeft }) => {
  const userEducation = loaded({
    completedIds: [],
    current: { courseId: 28, endsAtMs, secondsLeft },
  });
  const event = { id: "education-28", kind: "education", courseId: 28, atMs: NOW + HOUR_MS };
  expect(upcoming({ ...NOTHING, userEducation, courses: loaded(CATEGORIES) }, NOW)[0]).toEqual({
    ...event,
    courseName: "Marketing",
  });
  expect(upcoming({ ...NOTHING, userEducation }, NOW)[0]).toEqual({ ...event, courseName: null });
});

test.each([
  { case: "no course runs", current: null },
  { case: "its end is not known", current: { courseId: 28, endsAtMs: null, secondsLeft: null } },
])("where $case, none is upcoming", ({ current }) => {
  expect(listed({ userEducation: loaded({ completedIds: [], current }) })).toEqual([
    "+1 00:00 new-day",
  ]);
});

test.each([
  { status: "Planning", members: [1, 2], ready: NOW + HOUR_MS, lists: ["13:00 own-crime"] },
  { status: "Recruiting", members: [1, 2], ready: NOW + HOUR_MS, lists: ["13:00 own-crime"] },
  { status: "Planning", members: [1, 2], ready: NOW, lists: ["ready own-crime"] },
  { status: "Planning", members: [1, 2], ready: null, lists: [] },
  { status: "Recruiting", members: [1, null], ready: NOW + HOUR_MS, lists: [] },
  { status: "Planning", members: [1, null], ready: NOW - HOUR_MS, lists: [] },
  { status: "Successful", members: [1, 2], ready: NOW - HOUR_MS, lists: [] },
  { status: "Expired", members: [null, null], ready: null, lists: [] },
])("own crime: $status, slots of $members, ready at $ready", (row) => {
  const slots = slotsOf(...row.members);
  const crime = loaded(aCrime({ status: row.status, slots, readyAtMs: row.ready }));
  expect(listed({ crime })).toEqual([...row.lists, "+1 00:00 new-day"]);
});

test("without a crime and a virus, neither is upcoming", () => {
  expect(listed({ crime: loaded(null), virus: loaded(null) })).toEqual(["+1 00:00 new-day"]);
});

test.each([
  { contract: { status: "Available", expiresAtMs: NOW + HOUR_MS }, lists: ["13:00 mission"] },
  { contract: { status: "Accepted", expiresAtMs: NOW + HOUR_MS }, lists: ["13:00 mission"] },
  { contract: { status: "Completed", expiresAtMs: NOW + HOUR_MS }, lists: [] },
  { contract: { status: "Failed", expiresAtMs: NOW + HOUR_MS }, lists: [] },
  { contract: { status: "Accepted", expiresAtMs: null }, lists: [] },
  { contract: { status: "Accepted", expiresAtMs: NOW - 1 }, lists: [] },
])("a contract of Duke's: $contract", ({ contract, lists }) => {
  expect(listed({ missions: loaded(duke(contract)) })).toEqual([...lists, "+1 00:00 new-day"]);
});

test("other givers' contracts are not upcoming", () => {
  const missions = duke({ expiresAtMs: NOW + HOUR_MS }).map((giver) => ({
    ...giver,
    name: "Sanchez",
  }));
  expect(listed({ missions: loaded(missions) })).toEqual(["+1 00:00 new-day"]);
});

const STOCKS = [
  aStock({ id: 9, acronym: "TCT" }),
  aStock({ id: 6, acronym: "GRN" }),
  aStock({ id: 1, acronym: "TSB" }),
  aStock({ id: 12, acronym: "TMI" }),
];

const holding = (stockId: number, progressDays: number | null, isReady = false) =>
  aHolding({ stockId, progressDays, isReady, everyDays: 31 });

const dividendsOf = (holdings: ReturnType<typeof holding>[], nowMs: number) =>
  upcoming({ ...NOTHING, positions: loaded(positions(STOCKS, holdings).positions) }, nowMs).flatMap(
    (event) =>
      event.kind === "dividend"
        ? [{ id: event.id, atMs: event.atMs, of: event.stocks.map(({ acronym }) => acronym) }]
        : [],
  );

test("dividends have one row for those ready, and one for those due at midnight", () => {
  const holdings = [holding(9, 30), holding(6, 31, true), holding(1, 30), holding(12, 29)];
  expect(dividendsOf(holdings, NOW)).toEqual([
    { id: "dividend", atMs: null, of: ["GRN"] },
    { id: `dividend-${MIDNIGHT / DAY_MS}`, atMs: MIDNIGHT, of: ["TCT", "TSB"] },
  ]);
});

test("after midnight, dividends due then are listed with those that were ready", () => {
  const holdings = [holding(9, 30), holding(6, 31, true)];
  expect(dividendsOf(holdings, MIDNIGHT)).toEqual([
    { id: "dividend", atMs: null, of: ["GRN", "TCT"] },
  ]);
});

test("a dividend whose days the game does not count is not upcoming", () => {
  expect(dividendsOf([holding(9, null)], NOW)).toEqual([]);
});

/** "Landing in Mexico, Flight" of the first that is listed of a kind. */
const words = (sources: Partial<Sources>, kind: string, nowMs = NOW) =>
  upcoming({ ...NOTHING, ...sources }, nowMs)
    .filter((event) => event.kind === kind)
    .map((event) => `${upcomingText(event).title}, ${upcomingText(event).note}`);

test.each([
  { case: "there", to: "Mexico", from: null, says: "Mexico, Flight" },
  // The profile may be older than the flight.
  { case: "there again", to: "Mexico", from: "Mexico", says: "Mexico, Flight" },
  { case: "back", to: "Torn", from: "Mexico", says: "Torn, Flight from Mexico" },
  { case: "back from an unknown country", to: "Torn", from: null, says: "Torn, Flight" },
])("a flight $case is listed until it lands", ({ to, from, says }) => {
  const profile = loaded(aProfile({ returningFrom: from }));
  const sources = { flight: loaded(flight(to, 2460)), profile };
  expect(words(sources, "flight")).toEqual([`Landing in ${says}`]);
  expect(listed(sources, NOW + 2_459_000)).toEqual(["12:41 flight", "+1 00:00 new-day"]);
  expect(listed(sources, NOW + 2_460_000)).toEqual(["+1 00:00 new-day"]);
});

test("at home, and after landing abroad, there is no flight", () => {
  expect(listed({ flight: loaded(flight("Torn", 0)) })).toEqual(["+1 00:00 new-day"]);
  expect(listed({ flight: loaded(flight("Mexico", 0)) })).toEqual(["+1 00:00 new-day"]);
});

test.each([
  { state: "Hospital", abroadIn: null, kind: "hospital", says: "Out of hospital, Hospital" },
  {
    state: "Hospital",
    abroadIn: "Japan",
    kind: "hospital",
    says: "Out of hospital, Hospital in Japan",
  },
  { state: "Jail", abroadIn: null, kind: "jail", says: "Out of jail, Jail" },
  { state: "Jail", abroadIn: "", kind: "jail", says: "Out of jail, Jail abroad" },
])("$state in $abroadIn ends: $says", ({ says, kind, ...stay }) => {
  const profile = loaded(aProfile({ ...stay, stateUntilMs: NOW + HOUR_MS }));
  expect(words({ profile }, kind)).toEqual([says]);
  expect(listed({ profile }, NOW + HOUR_MS)).toEqual(["+1 00:00 new-day"]);
});

test.each([
  { state: "Okay", stateUntilMs: NOW + HOUR_MS },
  { state: "Federal", stateUntilMs: NOW + HOUR_MS },
  { state: "Hospital", stateUntilMs: null },
])("no stay ends: $state until $stateUntilMs", (changes) => {
  expect(listed({ profile: loaded(aProfile(changes)) })).toEqual(["+1 00:00 new-day"]);
});

const invested = (end: { endsAtMs?: number; secondsLeft?: number }) => ({
  cashInHand: 0,
  factionBalance: null,
  investment: {
    amount: 2_000_000_000,
    endsAtMs: end.endsAtMs ?? null,
    secondsLeft: end.secondsLeft ?? null,
  },
});

test.each([
  { shape: "an end", money: invested({ endsAtMs: NOW + HOUR_MS }) },
  { shape: "seconds", money: invested({ secondsLeft: 3600 }) },
])("a bank investment with $shape ends, and then is ready to collect", ({ money }) => {
  const sources = { money: loaded(money) };
  expect(words(sources, "bank")).toEqual(["Bank investment ends, $2,000,000,000"]);
  expect(words(sources, "bank", NOW + HOUR_MS)).toEqual(["Bank investment over, $2,000,000,000"]);
  expect(listed(sources, NOW + HOUR_MS)[0]).toBe("ready bank");
});

test("no investment, and one without an end, are not upcoming", () => {
  for (const money of [{ cashInHand: 5, investment: null, factionBalance: null }, invested({})]) {
    expect(listed({ money: loaded(money) })).toEqual(["+1 00:00 new-day"]);
  }
});

test("only an investment is listed if it ends in more than 24 hours", () => {
  const sources = {
    ...NOTHING,
    money: loaded(invested({ endsAtMs: NOW + 3 * DAY_MS })),
    cooldowns: loaded({ drugSeconds: 0, boosterSeconds: 130_000, medicalSeconds: 0 }),
  };
  const later = (nowMs: number) => endingLater(sources, nowMs).map(({ kind }) => kind);
  expect(later(NOW)).toEqual(["bank"]);
  expect(later(NOW + 2 * DAY_MS - 1)).toEqual(["bank"]);
  expect(later(NOW + 2 * DAY_MS)).toEqual([]);
  expect(words(sources, "bank", NOW + 2 * DAY_MS)).toHaveLength(1);
});

test("a calendar takes what is ahead, also an investment that ends in more than 24 hours", () => {
  const sources = {
    ...NOTHING,
    money: loaded(invested({ endsAtMs: NOW + 3 * DAY_MS })),
    flight: loaded(flight("Mexico", 2460)),
    cooldowns: loaded({ drugSeconds: 0, boosterSeconds: 90_000, medicalSeconds: 0 }),
  };
  const all = [...upcoming(sources, NOW), ...endingLater(sources, NOW)];
  expect(calendarEvents(all)).toMatchObject([
    { title: "Landing in Mexico", startsAtMs: NOW + 2_460_000 },
    { title: "New day", startsAtMs: MIDNIGHT },
    { title: "Bank investment ends", startsAtMs: NOW + 3 * DAY_MS },
  ]);
});

const chained = (chain: Partial<Chain>) => ({
  bars: loaded({
    ...bars({}),
    chain: {
      current: 250,
      maximum: 500,
      secondsLeft: 0,
      coolsUntilMs: null,
      coolsSeconds: null,
      ...chain,
    },
  }),
});

test.each([
  { case: "until a time", chain: { coolsUntilMs: NOW + HOUR_MS }, lists: ["13:00 chain-cooldown"] },
  { case: "for seconds", chain: { coolsSeconds: 3600 }, lists: ["13:00 chain-cooldown"] },
  { case: "still running", chain: { secondsLeft: 9, coolsUntilMs: NOW + HOUR_MS }, lists: [] },
  { case: "over", chain: { coolsUntilMs: NOW - 1 }, lists: [] },
  { case: "unknown", chain: {}, lists: [] },
])("a chain cools down: $case", ({ chain, lists }) => {
  expect(listed(chained(chain))).toEqual([...lists, "+1 00:00 new-day"]);
});

test("the calendar’s events and competitions start and end", () => {
  const activity = {
    title: "Dirty Bomb",
    isCompetition: true,
    startsAtMs: NOW + HOUR_MS,
    endsAtMs: NOW + 5 * HOUR_MS,
    hasOwnHour: false,
  };
  expect(words({ activities: loaded([activity]) }, "activity")).toEqual([
    "Dirty Bomb starts, Competition",
    "Dirty Bomb ends, Competition",
  ]);
  expect(words({ activities: loaded([activity]) }, "activity", NOW + HOUR_MS)).toEqual([
    "Dirty Bomb ends, Competition",
  ]);
  const day = { ...activity, title: "Museum Day", isCompetition: false, hasOwnHour: true };
  expect(words({ activities: loaded([day]) }, "activity")).toContain(
    "Museum Day starts, Event; your own times may differ",
  );
  expect(words({ activities: loaded([day]) }, "activity")).toContain(
    "Museum Day ends, Event; your own times may differ",
  );
});

test("where there is little room, an event is its name, and whether it starts or ends", () => {
  const activity = {
    title: "Dirty Bomb",
    isCompetition: true,
    startsAtMs: NOW + HOUR_MS,
    endsAtMs: NOW + 5 * HOUR_MS,
    hasOwnHour: false,
  };
  const events = upcoming({ ...NOTHING, activities: loaded([activity]) }, NOW);
  expect(events.map((event) => upcomingText(event).short)).toEqual([
    "Dirty Bomb starts",
    "Dirty Bomb ends",
    "New day",
  ]);
});

test.each([
  { to: "United Kingdom", says: "Landing in the United Kingdom, Flight" },
  { to: "Cayman Islands", says: "Landing in the Cayman Islands, Flight" },
  { to: "UAE", says: "Landing in the UAE, Flight" },
])("a country whose name has an article is called so: $to", ({ to, says }) => {
  expect(words({ flight: loaded(flight(to, 60)) }, "flight")).toEqual([says]);
  const back = {
    flight: loaded(flight("Torn", 60)),
    profile: loaded(aProfile({ returningFrom: to })),
  };
  expect(words(back, "flight")).toEqual([`Landing in Torn, Flight from ${says.slice(11, -8)}`]);
});

test.each([
  { profile: { state: "Traveling" }, isOut: true },
  { profile: { state: "Abroad", location: "Mexico" }, isOut: true },
  { profile: { state: "Hospital", abroadIn: "Japan" }, isOut: true },
  { profile: { state: "Hospital" }, isOut: false },
  { profile: {}, isOut: false },
])(
  "if the flight is unknown, the profile says whether the gym is out of reach: $profile",
  (row) => {
    const sources = { bars: loaded(bars({ energy: 0 })), profile: loaded(aProfile(row.profile)) };
    const [energy] = upcoming({ ...NOTHING, ...sources }, NOW);
    expect(energy?.isOutOfReach ?? false).toBe(row.isOut);
  },
);

test("while travelling, the gym comes last among what is ready", () => {
  const ready = {
    bars: loaded(bars({ energy: 0, nerve: 0 })),
    cooldowns: loaded({ drugSeconds: 0, boosterSeconds: 9, medicalSeconds: 9 }),
  };
  const order = (sources: Partial<Sources>, nowMs = NOW) =>
    listed({ ...ready, ...sources }, nowMs).filter((each) => each.startsWith("ready"));
  const atHome = ["ready energy", "ready nerve", "ready drug"];
  const away = ["ready nerve", "ready drug", "ready energy"];
  expect(order({})).toEqual(atHome);
  expect(order({ flight: loaded(flight("Mexico", 0)) })).toEqual(away);
  expect(order({ flight: loaded(flight("Torn", 8)) })).toEqual(away);
  expect(order({ flight: loaded(flight("Torn", 8)) }, NOW + 8000)).toEqual(atHome);
  expect(words({ ...ready, flight: loaded(flight("Torn", 8)) }, "energy")).toEqual([
    "Energy full, 150 for the gym, in Torn only",
  ]);
});

test("the list changes only at these moments: each end, and each response", () => {
  const sources = {
    ...NOTHING,
    bars: loaded(bars({ energy: 60 }), NOW + 5),
    virus: loaded({ name: "Simple Virus", endsAtMs: NOW + HOUR_MS }, NOW + 7),
  };
  expect(momentsOf(sources).toSorted((a, b) => a - b)).toEqual([
    NOW + 5,
    NOW + 7,
    NOW + 60_005,
    NOW + HOUR_MS,
  ]);
});
