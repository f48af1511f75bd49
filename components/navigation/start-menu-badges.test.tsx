import { QueryClient } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { visitorSession } from "@/components/session/session";
import { companyDetailsQuery, companyDetailsWire } from "@/lib/api/endpoints/company-details";
import { companyStaffQuery } from "@/lib/api/endpoints/company-staff";
import { companyStockQuery } from "@/lib/api/endpoints/company-stock";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { availableCrimesQuery, crimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { fightersQuery } from "@/lib/api/endpoints/faction-fighters";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { warsQuery } from "@/lib/api/endpoints/faction-wars";
import { userListQuery } from "@/lib/api/endpoints/user-list";
import { jobQuery } from "@/lib/api/endpoints/user-job";
import { currentFixture } from "@/lib/api/testing/fixtures";
import { DAY_MS, dayStartMs, HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import type { Job } from "@/lib/game/companies/company";
import { aCrime, aMember, aSlot } from "@/lib/game/testing/builders";
import {
  companyNeedsStore,
  payDueStore,
  saveCompanyNeeds,
  savePayDue,
} from "@/lib/store/account/menu-counts";
import { apiKeyStore, authStore, sampleStore } from "@/lib/store/account/session";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore, checklistProgressStore } from "@/lib/store/user/checklist";

import { menuBadgesStore } from "./menu-badges";
import { startMenuBadges } from "./start-menu-badges";

const NOW = Date.UTC(2026, 10, 20, 12);
const saved = vi.hoisted(() => new Map<string, { data: unknown; savedAtMs: number }>());

vi.mock("@/components/session/query-storage", () => ({
  queryStorage: {
    isEnabled: () => true,
    read: (name: string) => Promise.resolve(saved.get(name) ?? null),
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  apiKeyStore.set("aaaaaaaaaaaaaaaa");
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  saved.clear();
  apiKeyStore.clear();
  checklistProgressStore.clear();
  checklistConfigStore.clear();
  vi.useRealTimers();
});

const endings: (() => void)[] = [];

const Marks = () =>
  Object.entries(useStoredValue(menuBadgesStore)).map(([path, mark]) => (
    <p key={path} aria-label={path}>
      {mark}
    </p>
  ));

const markOf = (path: string) => screen.queryByLabelText(path)?.textContent ?? "";

async function show(client = new QueryClient()) {
  endings.push(startMenuBadges(client));
  render(<Marks />);
  await pass();
  return client;
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(1_000));

async function countAt(atMs: number) {
  vi.setSystemTime(atMs);
  checklistConfigStore.set({ ...checklistConfigStore.get() });
  await pass();
}

const session = () => {
  const found = visitorSession(authStore.get());
  if (found === null) throw new Error("Nobody is logged in.");
  return found;
};

const seen = (id: number, daysAgo: number) =>
  aMember({ id, lastAction: { atMs: NOW - daysAgo * DAY_MS } });
const members = { entries: [seen(1, 0), seen(2, 8), seen(3, 30)], dropped: 0 };

const COMPANY = "/app/user/company";

test("My Company's badge is what its page last displayed, whatever else has loaded, until the day turns", async () => {
  const details = companyDetailsWire.parse(currentFixture("company-details"));
  const client = new QueryClient();
  const job: Job = { kind: "company", id: 8001, typeId: 8, position: "Director" };
  client.setQueryData(jobQuery(session()).queryKey, job);
  client.setQueryData(companyDetailsQuery(session()).queryKey, details);
  client.setQueryData(companyStaffQuery(session()).queryKey, { entries: [], dropped: 0 });
  client.setQueryData(companyStockQuery(session()).queryKey, { entries: [], dropped: 0 });
  await show(client);
  expect(markOf(COMPANY)).toBe("");
  act(() => {
    saveCompanyNeeds({ count: 6, endsAtMs: NOW + HOUR_MS });
  });
  await pass();
  expect(markOf(COMPANY)).toBe("6 need you");
  await countAt(NOW + HOUR_MS);
  expect(markOf(COMPANY)).toBe("");
  companyNeedsStore.clear();
});

test("Treasury's badge counts whom its leader still had to pay today", async () => {
  await show();
  expect(markOf("/app/faction/treasury")).toBe("");
  act(() => {
    savePayDue(8);
  });
  await pass();
  expect(markOf("/app/faction/treasury")).toBe("8 to pay");
  await countAt(dayStartMs(NOW) + DAY_MS);
  expect(markOf("/app/faction/treasury")).toBe("");
  payDueStore.clear();
});

test("the dashboard's badge counts today's tasks left, and only today's", async () => {
  checklistProgressStore.set({ dayMs: dayStartMs(NOW), done: 12, of: 24 });
  await show();
  expect(markOf("/app/dashboard")).toBe("12 left today");
  checklistProgressStore.set({ dayMs: dayStartMs(NOW) - DAY_MS, done: 12, of: 24 });
  await pass();
  expect(markOf("/app/dashboard")).toBe("");
});

test.each([
  { of: 24, idle: 3, entry: "3 idle, 12 left today", menu: "3 idle" },
  { of: 12, idle: 3, entry: "3 idle", menu: "3 idle" },
  { of: 24, idle: 0, entry: "12 left today", menu: "" },
])(
  "what is idle stands before what is left, and at the menu’s button: $entry",
  async ({ of, idle, entry, menu }) => {
    checklistProgressStore.set({ dayMs: dayStartMs(NOW), done: 12, of, idle });
    await show();
    expect(markOf("/app/dashboard")).toBe(entry);
    expect(markOf("menu")).toBe(menu);
    checklistProgressStore.set({ dayMs: dayStartMs(NOW) - DAY_MS, done: 12, of, idle });
    await pass();
    expect(markOf("/app/dashboard")).toBe("");
    expect(markOf("menu")).toBe("");
  },
);

test("the members' badge counts the inactive by the player's own threshold, once members have loaded", async () => {
  const client = await show();
  expect(markOf("/app/faction/members")).toBe("");
  client.setQueryData(factionMembersQuery(session()).queryKey, members);
  await pass();
  expect(markOf("/app/faction/members")).toBe("2 inactive");
  checklistConfigStore.set({ ...checklistConfigStore.get(), inactivityDays: 20 });
  await pass();
  expect(markOf("/app/faction/members")).toBe("1 inactive");
});

test("data saved by an earlier visit counts for an hour, without a call", async () => {
  const { queryKey } = factionMembersQuery(session());
  saved.set(JSON.stringify(queryKey), { data: members, savedAtMs: NOW - 59 * MINUTE_MS });
  await show();
  expect(markOf("/app/faction/members")).toBe("2 inactive");
  await countAt(NOW + 2 * MINUTE_MS);
  expect(markOf("/app/faction/members")).toBe("");
});

test("in the sample data the badges need no visit to their pages", async () => {
  sampleStore.set(true);
  await show();
  for (const path of ["/app/faction/members", "/app/faction/organised-crimes"]) {
    await vi.waitFor(async () => {
      await pass();
      expect(markOf(path)).toMatch(/^\d+ (inactive|needing you)$/);
    });
  }
  sampleStore.set(false);
});

test("the crimes' badge needs all data that the page counts from", async () => {
  const client = await show();
  const stuck = aCrime({
    status: "Recruiting",
    slots: [aSlot({ member: null })],
    expiresAtMs: NOW + DAY_MS,
  });
  client.setQueryData(availableCrimesQuery(session()).queryKey, { entries: [stuck], dropped: 0 });
  client.setQueryData(factionMembersQuery(session()).queryKey, members);
  await pass();
  expect(markOf("/app/faction/organised-crimes")).toBe("");
  client.setQueryData(crimesQuery(session(), "all").queryKey, { entries: [stuck], dropped: 0 });
  await pass();
  expect(markOf("/app/faction/organised-crimes")).toBe("1 needing you");
});

test("the war room's badge counts enemies to hit during a war, for five minutes after they loaded", async () => {
  const client = await show();
  const side = (id: number) => ({ id, name: `Faction ${id}`, score: 0, chain: 0 });
  const war = { id: 1, startsAtMs: NOW - DAY_MS, endedAtMs: null, target: 100, winnerId: null };
  const wars = (startsAtMs: number) => ({
    ranked: { ...war, startsAtMs, sides: [side(1), side(2)] },
    raids: { entries: [], dropped: 0 },
    territory: { entries: [], dropped: 0 },
  });
  const foe = (id: number, state: string, minutes: number | null) => ({
    ...{ id, name: `Foe ${id}`, level: 50, state, description: "" },
    stateUntilMs: minutes === null ? null : NOW + minutes * MINUTE_MS,
    abroadIn: null,
    lastAction: { status: "Online", atMs: NOW },
  });
  const ownFaction = {
    ...{ id: 1, name: "Faction 1", tag: "ONE", leaderId: 5, coLeaderId: null, members: null },
    ...{ capacity: null, respect: null, daysOld: null, bestChain: null, rank: null },
  };
  const abroad = { ...foe(14, "Hospital", 3), abroadIn: "Switzerland" };
  const foes = [foe(11, "Okay", null), foe(12, "Hospital", 3), foe(13, "Hospital", 30), abroad];

  client.setQueryData(factionBasicQuery(session()).queryKey, ownFaction);
  client.setQueryData(warsQuery(session()).queryKey, wars(NOW - DAY_MS));
  client.setQueryData(fightersQuery(session(), 2).queryKey, { entries: foes, dropped: 0 });
  await pass();
  expect(markOf("/app/faction/war")).toBe("1 hittable");
  await countAt(NOW + 4 * MINUTE_MS);
  expect(markOf("/app/faction/war")).toBe("2 hittable");
  await countAt(NOW + 6 * MINUTE_MS);
  expect(markOf("/app/faction/war")).toBe("");

  client.setQueryData(warsQuery(session()).queryKey, wars(NOW + DAY_MS));
  client.setQueryData(fightersQuery(session(), 2).queryKey, { entries: foes, dropped: 0 });
  await pass();
  expect(markOf("/app/faction/war")).toBe("");
});

test("the badge of Targets counts who can be attacked where the player is", async () => {
  const client = await show();
  const target = (id: number, state: string, given: object = {}) => ({
    ...{ id, name: `Foe ${id}`, level: 50, state, description: "", factionId: null },
    ...{
      location: "Torn",
      stateUntilMs: null,
      abroadIn: null,
      lastAction: { status: "Online", atMs: NOW },
    },
    ...given,
  });
  const entries = [
    target(11, "Okay"),
    target(12, "Hospital", { stateUntilMs: NOW + 2 * MINUTE_MS }),
    target(13, "Abroad", { location: "Japan" }),
  ];
  const load = (length = 3) => {
    const all = Array.from({ length }, (_, index) => entries[index] ?? target(100 + index, "Okay"));
    client.setQueryData(userListQuery(session(), "Targets").queryKey, {
      targets: { entries: all, dropped: 0 },
      hasMore: false,
    });
  };
  load();
  await pass();
  expect(markOf("/app/user/targets")).toBe("1 ready now");
  vi.setSystemTime(NOW + 3 * MINUTE_MS);
  load();
  await pass();
  expect(markOf("/app/user/targets")).toBe("2 ready now");
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(markOf("/app/user/targets")).toBe("2 ready now");
  // Without an answer for a minute nobody is ready now; with six pages, for two of their intervals.
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(markOf("/app/user/targets")).toBe("");
  load(300);
  await pass();
  expect(markOf("/app/user/targets")).toBe("299 ready now");
  await act(() => vi.advanceTimersByTimeAsync(165_000));
  expect(markOf("/app/user/targets")).toBe("299 ready now");
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(markOf("/app/user/targets")).toBe("");
});

test("with another key nothing of the previous account counts", async () => {
  const client = await show();
  client.setQueryData(factionMembersQuery(session()).queryKey, members);
  await pass();
  act(() => {
    apiKeyStore.set("bbbbbbbbbbbbbbbb");
  });
  expect(markOf("/app/faction/members")).toBe("");
});
