import { expect, test } from "vitest";

import { createSampleGame } from "./sample-game";
import { allCrimes, allLogs, ask, MIDNIGHT, NOW, userHoldings } from "./testing/ask";

const now = NOW / 1000;
const DAY = 86_400;

test("about 1,400 items: hundreds never traded, one dearer than 32 bits hold, many without effect", () => {
  const { items } = ask("/torn/items");
  expect(Math.abs(items.length - 1400)).toBeLessThan(50);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  expect(items.filter(({ value }) => value.market_price === 0).length).toBeGreaterThan(300);
  expect(items.filter(({ value }) => value.market_price > 2 ** 32)).toHaveLength(1);
  expect(items.filter(({ effect }) => effect === null).length).toBeGreaterThan(700);
  expect(items.filter(({ sub_type }) => sub_type === null).length).toBeGreaterThan(700);
});

test("100 members: long names, inactive, Fallen and Federal ones, recruits, some in no crime", () => {
  const { members } = ask("/faction/members");
  const count = (test: (member: (typeof members)[number]) => boolean) =>
    members.filter(test).length;
  expect(members).toHaveLength(100);
  expect(count(({ name }) => name.length === 30)).toBeGreaterThanOrEqual(2);
  expect(count(({ last_action }) => now - last_action.timestamp > 7 * DAY)).toBe(5);
  expect(count(({ status }) => status.state === "Fallen")).toBe(1);
  expect(count(({ status }) => status.state === "Federal")).toBe(1);
  expect(count(({ position }) => position === "Recruit")).toBe(6);
  expect(count(({ is_in_oc, position }) => !is_in_oc && position !== "Recruit")).toBeGreaterThan(5);
  expect(members.find(({ id }) => id === 3000001)?.name).toBe("Alpha");
});

test("one member has no balance, and some owe", () => {
  const { members } = ask("/faction/balance").balance;
  expect(members).toHaveLength(99);
  expect(members.some(({ money }) => money < 0)).toBe(true);
});

test("300 crimes of eight months in every status, the expired ones empty", () => {
  const crimes = allCrimes();
  expect(crimes).toHaveLength(300);
  expect(new Set(crimes.map(({ status }) => status))).toEqual(
    new Set(["Recruiting", "Planning", "Successful", "Failure", "Expired"]),
  );
  const expired = crimes.filter(({ status }) => status === "Expired");
  expect(expired.length).toBeGreaterThan(5);
  expect(expired.flatMap(({ slots }) => slots).every(({ user }) => user === null)).toBe(true);
  expect(now - Math.min(...crimes.map(({ created_at }) => created_at))).toBeGreaterThan(220 * DAY);
});

test("rewards come as money or in kind, paid out or not, and members fare in every way", () => {
  const crimes = allCrimes();
  const rewards = crimes.flatMap((crime) => crime.rewards ?? []);
  expect(rewards.some(({ money, items }) => money === 0 && items.length > 0)).toBe(true);
  expect(rewards.some(({ money }) => money > 0)).toBe(true);
  expect(rewards.some(({ payout }) => payout === null)).toBe(true);
  expect(rewards.some(({ payout }) => payout?.type === "inventory")).toBe(true);
  const done = crimes.filter(({ executed_at }) => executed_at !== null);
  const outcomes = new Set(done.flatMap(({ slots }) => slots.map(({ user }) => user?.outcome)));
  expect(outcomes).toEqual(
    new Set(["Successful", "Failed", "Jailed", "Injured", "Hospitalized", null]),
  );
});

test("one crime that paid money has a slot whose role is unknown, beside slots with known roles", () => {
  const roles = allCrimes()
    .filter(({ rewards }) => rewards !== null && rewards.money > 0)
    .map(({ slots }) => slots.map(({ position }) => position));
  const forgotten = roles.filter((positions) => positions.includes(null));
  expect(forgotten).toHaveLength(1);
  expect(forgotten[0]?.filter((position) => position !== null).length).toBeGreaterThan(0);
});

test("open crimes: missing items, low pass rates, empty ones, one delayed by an absent member, one soon ready", () => {
  const open = ask("/faction/crimes?cat=available&limit=100").crimes;
  const filled = open.flatMap(({ slots }) => slots).filter(({ user }) => user !== null);
  expect(filled.some(({ item_requirement: item }) => item && !item.is_available)).toBe(true);
  expect(filled.some(({ checkpoint_pass_rate }) => checkpoint_pass_rate < 50)).toBe(true);
  expect(open.some(({ slots }) => slots.every(({ user }) => user === null))).toBe(true);

  const delayed = open.filter(({ ready_at }) => ready_at !== null && ready_at < now);
  expect(delayed).toHaveLength(1);
  const states = new Map(
    ask("/faction/members").members.map(({ id, status }) => [id, status.state]),
  );
  const away = ["Hospital", "Traveling", "Abroad"];
  const inDelayed = new Set(delayed[0]?.slots.map(({ user }) => user?.id));
  const hurtAbroad = ask("/faction/members").members.filter(
    ({ id, status }) => inDelayed.has(id) && /^In an? \S.* hospital/.test(status.description),
  );
  expect(hurtAbroad.map(({ status }) => status.state)).toEqual(["Hospital"]);
  expect(delayed[0]?.slots.some(({ user }) => away.includes(states.get(user?.id ?? 0) ?? ""))).toBe(
    true,
  );

  const own = ask("/user/organizedcrime").organizedCrime;
  expect(own.ready_at).toBeGreaterThan(now);
  expect(own.ready_at).toBeLessThan(now + 3 * 3600);
});

test("holdings: null increments, tiers pending and matured, a passive one, one ready, one without bonus", () => {
  const holdings = new Map(userHoldings().map((holding) => [holding.id, holding]));
  expect(holdings.get(1)?.bonus?.increment).toBeNull();
  expect(holdings.get(16)).toMatchObject({ shares: 1_500_000, bonus: { increment: 1 } });
  expect(holdings.get(19)).toMatchObject({ shares: 1_000_000, bonus: { increment: 0 } });
  expect(holdings.get(6)).toMatchObject({ bonus: { increment: 2, available: true } });
  expect(holdings.get(2)).toMatchObject({ bonus: { increment: 1 } });
  expect(holdings.get(8)).not.toHaveProperty("bonus");
});

test("today: 52 items of the shops, a prayer, the Wheel of Lame, and no more", () => {
  const today = `from=${MIDNIGHT - 1}&limit=100`;
  const bought = ask(`/user/log?log=4200&${today}`).log;
  expect(bought.reduce((sum, { data }) => sum + Number(data.quantity), 0)).toBe(52);
  const { log } = ask(`/user/log?log=5970,5971,8370&${today}`);
  const names = log.map(({ details, data }) => data.wheel ?? details.title) as string[];
  expect(names.toSorted()).toEqual(["Church pray", "the Wheel of Lame"]);
});

test("just after midnight the day has its entries too, and none is ahead", () => {
  const nowMs = MIDNIGHT * 1000 + 5_000;
  const body = createSampleGame(nowMs)(`/user/log?log=4200&from=${MIDNIGHT - 1}&limit=100`);
  const { log } = body as ReturnType<typeof ask>;
  expect(log.reduce((sum, { data }) => sum + Number(data.quantity), 0)).toBe(52);
  expect(log.every(({ timestamp }) => timestamp <= nowMs / 1000)).toBe(true);
});

test("a year of log entries, several in one second", () => {
  const logs = allLogs();
  const oldest = logs.at(-1)?.timestamp ?? now;
  expect(logs.length).toBeGreaterThan(10_000);
  expect(now - oldest).toBeGreaterThan(365 * DAY);
  expect(new Set(logs.map(({ timestamp }) => timestamp)).size).toBeLessThan(0.95 * logs.length);
});

test("about half the goods of the shops sell at a profit", () => {
  const price = new Map(ask("/torn/items").items.map(({ id, value }) => [id, value.market_price]));
  const goods = ask("/torn/cityshops").cityshops.flatMap(({ items }) => items);
  const profitable = goods.filter((item) => (price.get(item.id) ?? 0) > item.price * 1.2);
  expect(profitable.length / goods.length).toBeGreaterThan(0.3);
  expect(profitable.length / goods.length).toBeLessThan(0.8);
  expect(goods.some(({ stock }) => stock.current === 0)).toBe(true);
});

test("the company has a position free and one inactive employee", () => {
  const game = createSampleGame(NOW);
  expect(game("/company/profile")).toMatchObject({
    profile: { employees: { hired: 7, capacity: 8 } },
  });
  const { employees } = game("/company/employees") as {
    employees: { last_action: { timestamp: number } }[];
  };
  expect(employees).toHaveLength(7);
  expect(employees.filter((each) => now - each.last_action.timestamp > 7 * DAY)).toHaveLength(1);
});
