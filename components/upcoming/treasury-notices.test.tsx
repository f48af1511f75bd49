import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { visitorSession } from "@/components/session/session";
import { allBalancesQuery, factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import {
  ARMOURY_CATEGORIES,
  type ArmouryCategory,
  inventoryQuery,
} from "@/lib/api/endpoints/faction-inventory";
import { apiKeyStore, authStore } from "@/lib/store/account/session";
import { armouryMinimumsStore } from "@/lib/store/user/armoury-minimums";
import { notificationsStore, setNotified, setSilent } from "@/lib/store/user/dashboard";

import { DEBT_NOTICE, STOCK_NOTICE } from "./treasury-notice-kinds";
import { startTreasuryNotices } from "./treasury-notices";

const shown = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
vi.mock("./browser-notifications", () => ({ showNotification: shown }));

let client = new QueryClient();
let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  apiKeyStore.set("aaaaaaaaaaaaaaaa");
  setNotified(STOCK_NOTICE, true);
  setNotified(DEBT_NOTICE, true);
  armouryMinimumsStore.set({ 206: 100, 532: 20, 256: 5 });
  client = new QueryClient();
  end = startTreasuryNotices(client);
});
afterEach(() => {
  end();
  client.clear();
  shown.mockClear();
  notificationsStore.clear();
  armouryMinimumsStore.clear();
  apiKeyStore.clear();
  vi.useRealTimers();
});

function session() {
  const found = visitorSession(authStore.get());
  if (found === null) throw new Error("Nobody is logged in.");
  return found;
}

type Stock = Partial<
  Record<ArmouryCategory, readonly [itemId: number, name: string, count: number][]>
>;

/** A response of all categories, as the Armoury view loads them. */
function load(stock: Stock, dropped = 0) {
  for (const category of ARMOURY_CATEGORIES) {
    const entries = (stock[category] ?? []).map(([itemId, name, count]) => ({
      ...{ itemId, name, count, holder: null },
    }));
    client.setQueryData(inventoryQuery(session(), category).queryKey, {
      ...{ entries, dropped, listedAtMs: null },
    });
  }
}

const loadBalances = (
  balances: readonly [memberId: number, name: string, money: number][],
  query = factionBalanceQuery,
) => {
  client.setQueryData(query(session()).queryKey, {
    entries: balances.map(([memberId, name, money]) => ({ memberId, name, money, points: 0 })),
    dropped: 0,
    faction: { money: null, points: null },
  });
};

const pass = () => vi.advanceTimersByTimeAsync(1_000);

const FULL: Stock = {
  drugs: [[206, "Xanax", 120]],
  boosters: [[532, "Can of Red Cow", 30]],
  temporary: [[256, "Tear Gas", 9]],
};

test("an item that falls below its minimum gives one notification, with its stock", async () => {
  load(FULL);
  await pass();
  load({ ...FULL, drugs: [[206, "Xanax", 38]] });
  await pass();
  load({ ...FULL, drugs: [[206, "Xanax", 37]] });
  await pass();
  expect(shown.mock.calls).toEqual([
    ["Xanax is below your minimum", { body: "38 in stock, minimum 100", tag: STOCK_NOTICE }],
  ]);
});

test("several items share one notification; an item with none left is out of stock", async () => {
  load(FULL);
  await pass();
  load({ drugs: [[206, "Xanax", 38]], boosters: FULL.boosters ?? [] });
  await pass();
  expect(shown.mock.calls).toEqual([
    ["2 items are below your minimum", { body: "Xanax and Tear Gas", tag: STOCK_NOTICE }],
  ]);
});

test("what is low in the first response isn't told", async () => {
  load({ drugs: [[206, "Xanax", 38]] });
  await pass();
  expect(shown).not.toHaveBeenCalled();
});

test("a response of an earlier visit is compared with the one that replaces it at once", async () => {
  load(FULL);
  load({ ...FULL, drugs: [[206, "Xanax", 38]] });
  await pass();
  expect(shown).toHaveBeenCalledOnce();
});

test("with a record that can't be read, nothing counts as out of stock", async () => {
  load(FULL);
  await pass();
  load({ drugs: [[206, "Xanax", 120]] }, 1);
  await pass();
  expect(shown).not.toHaveBeenCalled();
});

test("balances that become negative are told, from either list of balances", async () => {
  loadBalances([[1, "Juno", 500]]);
  await pass();
  loadBalances([[1, "Juno", -1_696_404]], allBalancesQuery);
  await pass();
  expect(shown.mock.calls).toEqual([
    ["Juno’s balance is negative", { body: "−$1,696,404", tag: DEBT_NOTICE }],
  ]);
});

test("several balances share one notification", async () => {
  loadBalances([]);
  await pass();
  loadBalances([
    [1, "Juno", -500],
    [2, "Flint", -900],
  ]);
  await pass();
  expect(shown.mock.calls).toEqual([
    ["2 balances are negative", { body: "Flint −$900 and Juno −$500", tag: DEBT_NOTICE }],
  ]);
});

test("only what the player wants is told, and without a sound if they want none", async () => {
  setNotified(STOCK_NOTICE, false);
  setSilent(DEBT_NOTICE, true);
  load(FULL);
  loadBalances([[1, "Juno", 500]]);
  await pass();
  load({});
  loadBalances([[1, "Juno", -5]]);
  await pass();
  expect(shown.mock.calls).toEqual([
    ["Juno’s balance is negative", { body: "−$5", tag: DEBT_NOTICE, silent: true }],
  ]);
});

test("another player's responses aren't compared with these", async () => {
  load(FULL);
  loadBalances([[1, "Juno", 500]]);
  await pass();
  apiKeyStore.set("bbbbbbbbbbbbbbbb");
  load({});
  loadBalances([[1, "Juno", -5]]);
  await pass();
  expect(shown).not.toHaveBeenCalled();
});

test("it makes no calls", async () => {
  await pass();
  expect(client.getQueryCache().getAll()).toEqual([]);
});
