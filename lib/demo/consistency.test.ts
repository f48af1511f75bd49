import { expect, test } from "vitest";

import { gymsWire } from "@/lib/api/endpoints/torn-gyms";
import { battleStatsWire } from "@/lib/api/endpoints/user-battlestats";
import { perksWire } from "@/lib/api/endpoints/user-perks";
import { trainingLogWire } from "@/lib/api/endpoints/user-training-log";
import { gymPerksOf } from "@/lib/api/sentences/training";
import { correctionOf, sessionComparer } from "@/lib/game/training/sessions";
import { isBonusHit, nextBonus } from "@/lib/game/war/chain";

import { scenarioNamed } from "./crime-scenarios";
import { createSampleGame } from "./sample-game";
import { allCrimes, allLogs, ask, NOW, userHoldings } from "./testing/ask";

const now = NOW / 1000;
const memberIds = new Set(ask("/faction/members").members.map(({ id }) => id));
const itemIds = new Set(ask("/torn/items").items.map(({ id }) => id));

test("the same world is made each time", () => {
  for (const path of [
    "/faction/members",
    "/faction/crimes?limit=100",
    "/user/log",
    "/torn/items",
  ]) {
    expect(createSampleGame(NOW)(path)).toEqual(ask(path));
  }
});

test("another moment moves the times and nothing else", () => {
  const later = createSampleGame(NOW + 3_600_000)("/faction/crimes?limit=100");
  const shapes = (body: unknown) =>
    JSON.stringify(body, (key, value: unknown) =>
      /_at$|^outcome_duration$|^progress$/.test(key) ? 0 : value,
    );
  expect(shapes(later)).toBe(shapes(ask("/faction/crimes?limit=100")));
});

test("the faction counts its members, and their names and ids are their own", () => {
  const { members } = ask("/faction/members");
  expect(members).toHaveLength(ask("/faction/basic").basic.members);
  expect(memberIds.size).toBe(members.length);
  expect(new Set(members.map(({ name }) => name)).size).toBe(members.length);
  expect(memberIds).toContain(ask("/faction/basic").basic.leader_id);
});

test("a balance belongs to a member of that name", () => {
  const names = new Map(ask("/faction/members").members.map(({ id, name }) => [id, name]));
  for (const { id, username } of ask("/faction/balance").balance.members) {
    expect(names.get(id)).toBe(username);
  }
});

test("one side of every attack is a member", () => {
  for (const { attacker, defender, started, ended } of ask("/faction/attacksfull").attacks) {
    expect(memberIds.has(attacker?.id ?? 0) !== memberIds.has(defender.id)).toBe(true);
    expect(started).toBeLessThanOrEqual(ended);
    expect(ended).toBeLessThanOrEqual(now);
  }
});

test("our bonus hits pay their flat respect, and both lists of attacks let one tell them", () => {
  const inFull = ask("/faction/attacks?limit=100&sort=ASC&from=" + String(now - 4 * 3600));
  const full = inFull.attacks as unknown as {
    id: number;
    chain: number | null;
    respect_gain: number;
  }[];
  const brief = new Map(ask("/faction/attacksfull").attacks.map((attack) => [attack.id, attack]));
  const bonus = full.filter(({ chain, respect_gain: respectGain }) =>
    isBonusHit({ chain, respectGain }),
  );
  expect(bonus.length).toBeGreaterThan(0);
  for (const { id, chain, respect_gain: respectGain } of full) {
    const told = isBonusHit({ chain: null, respectGain: brief.get(id)?.respect_gain ?? 0 });
    expect(told).toBe(isBonusHit({ chain, respectGain }));
    if (chain !== null && nextBonus(chain - 1)?.atHit === chain) expect(told).toBe(true);
  }
});

test("crimes are those of the game, with its roles and items", () => {
  for (const { name, difficulty, slots } of allCrimes()) {
    const scenario = scenarioNamed(name);
    expect(difficulty).toBe(scenario.difficulty);
    const roles = scenario.roles.map(({ position }) => position);
    // The role of one slot is unknown.
    expect(slots.map(({ position }, index) => position ?? roles[index])).toEqual(roles);
    expect(slots.map(({ item_requirement }) => item_requirement?.id)).toEqual(
      scenario.roles.map(({ item }) => item?.id),
    );
  }
});

test("players in a crime, donors and payers are members, and every item exists", () => {
  for (const { slots, rewards } of allCrimes()) {
    for (const { user, item_requirement } of slots) {
      if (user) expect(memberIds).toContain(user.id);
      if (item_requirement) expect(itemIds).toContain(item_requirement.id);
    }
    for (const { id } of rewards?.items ?? []) expect(itemIds).toContain(id);
    if (rewards?.payout) expect(memberIds).toContain(rewards.payout.paid_by);
  }
});

test("nobody sits in two crimes at once", () => {
  const spans = allCrimes().flatMap(({ slots, executed_at }) =>
    slots.flatMap(({ user }) =>
      user ? [{ id: user.id, from: user.joined_at, to: executed_at ?? Infinity }] : [],
    ),
  );
  const sorted = spans.toSorted((a, b) => a.id - b.id || a.from - b.from);
  sorted.slice(1).forEach((span, index) => {
    const before = sorted[index];
    if (before?.id === span.id) expect(span.from).toBeGreaterThanOrEqual(before.to);
  });
});

test("is_in_oc is true of exactly those who sit in an open crime", () => {
  const open = ask("/faction/crimes?cat=available&limit=100").crimes;
  const seated = new Set(open.flatMap(({ slots }) => slots.flatMap(({ user }) => user?.id ?? [])));
  for (const { id, is_in_oc } of ask("/faction/members").members) {
    expect(is_in_oc).toBe(seated.has(id));
  }
});

test("the player's crime is one of the faction's", () => {
  const own = ask("/user/organizedcrime").organizedCrime;
  expect(ask("/faction/crimes?cat=planning&limit=100").crimes).toContainEqual(own);
  expect(own.slots.some(({ user }) => user?.id === 3000001)).toBe(true);
});

test("the times of a crime follow one another, and what is over is past", () => {
  for (const crime of allCrimes()) {
    const { created_at, planning_at, executed_at, status, expired_at, rewards } = crime;
    expect(created_at).toBeLessThanOrEqual(now);
    if (planning_at) expect(planning_at).toBeGreaterThan(created_at);
    if (executed_at) expect(executed_at).toBeLessThanOrEqual(now);
    if (status === "Expired") expect(expired_at).toBeLessThanOrEqual(now);
    if (status === "Recruiting") expect(expired_at).toBeGreaterThan(now);
    if (rewards?.payout) expect(rewards.payout.paid_at).toBeLessThanOrEqual(now);
    expect(executed_at !== null).toBe(["Successful", "Failure"].includes(status));
    expect(rewards !== null).toBe(status === "Successful");
    for (const { user } of crime.slots) {
      if (user) expect(user.joined_at).toBeGreaterThanOrEqual(created_at);
      if (user) expect(user.joined_at).toBeLessThanOrEqual(now);
    }
  }
});

test("a crime that follows another names one that succeeded before", () => {
  const crimes = allCrimes();
  const following = crimes.filter(({ previous_crime_id }) => previous_crime_id !== null);
  expect(following.length).toBeGreaterThan(5);
  for (const { previous_crime_id, created_at } of following) {
    const previous = crimes.find(({ id }) => id === previous_crime_id);
    expect(previous?.status).toBe("Successful");
    expect(previous?.executed_at).toBeLessThanOrEqual(created_at);
  }
});

test("a holding is of a stock, its purchases make it up, and it has no more tiers than shares for them", () => {
  const stocks = new Map(ask("/torn/stocks").stocks.map((stock) => [stock.id, stock]));
  for (const { id, shares, transactions, bonus } of userHoldings()) {
    const requirement = stocks.get(id)?.bonus.requirement ?? NaN;
    expect(transactions.reduce((sum, lot) => sum + lot.shares, 0)).toBe(shares);
    expect(shares).toBeGreaterThanOrEqual(requirement * (2 ** (bonus?.increment ?? 0) - 1));
    for (const { timestamp } of transactions) expect(timestamp).toBeLessThan(now);
  }
});

test("shops sell and logs name only items that exist", () => {
  for (const { items } of ask("/torn/cityshops").cityshops) {
    for (const { id } of items) expect(itemIds).toContain(id);
  }
  for (const { data } of allLogs()) {
    if (typeof data.item === "number") expect(itemIds).toContain(data.item);
    else for (const id of Object.keys(data.item ?? {})) expect(itemIds).toContain(Number(id));
  }
});

test("log entries are of listed types and have happened", () => {
  const titles = new Map(ask("/torn/logtypes").logtypes.map(({ id, title }) => [id, title]));
  for (const { details, timestamp } of allLogs()) {
    expect(titles.get(details.id)).toBe(details.title);
    expect(timestamp).toBeLessThanOrEqual(now);
  }
});

test("training sessions lead up to the battle stats of now, near what the formula says", () => {
  const stats = battleStatsWire.parse(ask("/user/battlestats"));
  const gyms = new Map(gymsWire.parse(ask("/torn/gyms")).gyms.entries.map((gym) => [gym.id, gym]));
  const perks = gymPerksOf(perksWire.parse(ask("/user/perks")));
  const sessions = trainingLogWire
    .parse({ log: allLogs() })
    .entries.map(sessionComparer({ happyMaximum: 5_025, perks, gyms }));
  expect(correctionOf(sessions)).toMatchObject({ sessions: 40, state: "applied" });
  for (const stat of ["strength", "defense", "speed"] as const) {
    let next = stats[stat];
    for (const { before, after, correction } of sessions.filter(
      (session) => session.stat === stat,
    )) {
      expect(after).toBe(next);
      expect(correction).toBeGreaterThan(0.97);
      expect(correction).toBeLessThan(1.1);
      next = before;
    }
    expect(next).toBeLessThan(stats[stat]);
  }
});

test("the virus that runs was started after the last one was complete", () => {
  const [latest] = ask("/user/log?log=5800,5801,5802,6520").log;
  expect(latest?.details.id).toBe(5800);
});

test("143 courses in 12 categories, whose prerequisites exist and are done where the course is", () => {
  const categories = ask("/torn/education").education;
  const courses = new Map(
    categories.flatMap((each) => each.courses).map((each) => [each.id, each]),
  );
  expect([categories.length, courses.size]).toEqual([12, 143]);
  const body = createSampleGame(NOW)("/user/education");
  const { complete, current } = (
    body as { education: { complete: number[]; current: { id: number; until: number } } }
  ).education;
  expect(complete).not.toContain(current.id);
  expect(current.until).toBeGreaterThan(now);
  for (const id of [...complete, current.id]) {
    for (const before of courses.get(id)?.prerequisites.courses ?? [NaN]) {
      expect(complete).toContain(before);
    }
  }
});
