import { QueryClient } from "@tanstack/react-query";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";

import { signal } from "@/lib/api/testing/endpoint";
import live from "@/lib/api/testing/fixtures/faction-crimes.json";
import older from "@/lib/api/testing/fixtures/faction-crimes.legacy.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { payoutOf } from "@/lib/game/crimes/payout";

import { crimesQuery, crimesTimeline, factionCrimesWire } from "./faction-crimes";

const read = (wire: unknown) => factionCrimesWire.parse(wire).crimes;

test("reads a crime that is planned", () => {
  expect(read(live).entries[0]).toEqual({
    id: 705477,
    name: "Counter Offer",
    status: "Planning",
    difficulty: 5,
    createdAtMs: 1_795_000_000_000,
    readyAtMs: 1_795_200_000_000,
    executedAtMs: null,
    expiresAtMs: 1_795_600_000_000,
    slots: [
      {
        position: "Robber",
        passRate: 85,
        member: { id: 3000001, outcome: null },
        item: { id: 1429, isAvailable: true, isReusable: false },
      },
      { position: "Engineer", passRate: 64, member: null, item: null },
    ],
    unreadSlots: 0,
    rewards: null,
  });
});

test("reads the outcome and the rewards of a crime that succeeded", () => {
  expect(read(live).entries[1]).toMatchObject({
    status: "Successful",
    slots: [{ member: { id: 3000004, outcome: "Jailed" } }],
    rewards: { money: 1_250_000, respect: 12, items: [{ id: 334, quantity: 2, name: null }] },
  });
});

test("reads how the game paid a crime, or that it has not", () => {
  const [, done] = live.crimes;
  const paid = (payout: unknown) =>
    read({ crimes: [{ ...done, rewards: { ...done?.rewards, payout } }] }).entries[0]?.rewards
      ?.payout;
  const wire = { type: "balance", percentage: 80.5, paid_by: 3000001, paid_at: 1_794_300_000 };
  expect(paid(wire)).toEqual({ percentage: 80.5, paidAtMs: 1_794_300_000_000 });
  expect(paid(null)).toBeNull();
  expect(paid(undefined)).toBeNull();
});

test("reads crimes of the first generation, which have neither roles nor difficulty", () => {
  const { entries, dropped } = read(older);
  expect(dropped).toBe(0);
  expect(entries).toEqual([
    {
      id: 9311663,
      name: "Bomb threat",
      status: "Successful",
      difficulty: null,
      createdAtMs: 1_794_000_000_000,
      readyAtMs: 1_794_259_200_000,
      executedAtMs: 1_794_260_000_000,
      expiresAtMs: null,
      slots: [3000001, 3000004].map((id) => ({
        position: "",
        passRate: null,
        member: { id, outcome: null },
        item: null,
      })),
      unreadSlots: 0,
      rewards: {
        money: 50_000,
        respect: 7,
        items: [],
        payout: { percentage: null, paidAtMs: null },
      },
    },
    expect.objectContaining({ name: "Planned robbery", status: "Planning", rewards: null }),
  ]);
});

test.each([
  { initiated: 1, success: 1, status: "Successful" },
  { initiated: 1, success: 0, status: "Failure" },
  { initiated: 0, success: 0, status: "Planning" },
])("one of the first generation, begun $initiated, won $success, is $status", (row) => {
  const { status, ...flags } = row;
  const crimes = { 9311663: { ...older.crimes["9311663"], ...flags } };
  expect(read({ crimes }).entries).toMatchObject([{ status }]);
});

test.each([null, undefined, "", "Bomb threat"])("a record whose id is %j is no crime", (id) => {
  const crimes = [{ ...older.crimes["9311663"], id }];
  expect(read({ crimes })).toEqual({ entries: [], dropped: 1 });
});

test("an expired crime without times or slots is read", () => {
  const crime = {
    ...live.crimes[0],
    status: "Expired",
    planning_at: null,
    ready_at: null,
    slots: [],
    difficulty: null,
  };
  expect(read({ crimes: [crime] }).entries[0]).toMatchObject({ status: "Expired", slots: [] });
});

test("a broken slot, reward or participant costs itself only, and is counted", () => {
  const [planned, done] = live.crimes;
  const crimes = [
    { ...planned, slots: [null, ...(planned?.slots ?? [])] },
    { ...done, rewards: { ...done?.rewards, items: [{ id: 334 }, { id: 206, quantity: 1 }] } },
    { ...older.crimes["9311663"], id: 9311663, participants: [{ "3000001": null }, "Delta"] },
  ];
  const { entries, dropped } = read({ crimes });
  expect(entries.map(({ slots }) => slots.length)).toEqual([2, 1, 1]);
  expect(entries.map(({ unreadSlots }) => unreadSlots)).toEqual([1, 0, 1]);
  expect(entries[1]?.rewards?.items).toEqual([{ id: 206, quantity: 1, name: null }]);
  expect(dropped).toBe(3);
});

describe("a crime of $1,000,000 in two slots", () => {
  const [done] = live.crimes.filter(({ status }) => status === "Successful");
  const [slot] = done?.slots ?? [];
  const shares = (other: unknown) => {
    const slots = [slot, other];
    const rewards = { ...done?.rewards, money: 1_000_000 };
    return payoutOf(read({ crimes: [{ ...done, slots, rewards }] }).entries, 100);
  };
  const held = { ...slot, user: { ...slot?.user, id: 3000005 } };
  const half = (memberId: number) =>
    expect.objectContaining({ memberId, money: 500_000 }) as unknown;

  test.each([
    { what: "role is not known", other: { ...held, position: null } },
    { what: "role is not told", other: { ...held, position: undefined } },
    { what: "role is no text", other: { ...held, position: 3 } },
    { what: "pass rate is not known", other: { ...held, checkpoint_pass_rate: null } },
    { what: "pass rate is no number", other: { ...held, checkpoint_pass_rate: "high" } },
    { what: "outcome is no text", other: { ...held, user: { ...held.user, outcome: 1 } } },
  ])("gives $500,000 each where one's $what", ({ other }) => {
    const { members, kept } = shares(other);
    expect(members).toEqual([half(3000004), half(3000005)]);
    expect(kept).toBe(0);
  });

  test.each([
    { what: "is null", other: null },
    { what: "does not say who holds it", other: { ...held, user: undefined } },
    { what: "is held by a member without a number", other: { ...held, user: { id: null } } },
    { what: "asks for an item that is none", other: { ...held, item_requirement: "a drill" } },
  ])("gives nobody the share of a slot that $what", ({ other }) => {
    const { members, kept } = shares(other);
    expect(members).toEqual([half(3000004)]);
    expect(kept).toBe(500_000);
  });
});

test("absurd times of a crime are not known; one that was carried out at no known time is lost", () => {
  const [planned, done] = live.crimes;
  const absurd = { created_at: 1e300, ready_at: 1_795_200_000_000, executed_at: -1 };
  expect(read({ crimes: [{ ...planned, ...absurd }] }).entries).toEqual([
    expect.objectContaining({ createdAtMs: null, readyAtMs: null, executedAtMs: null }),
  ]);
  expect(read({ crimes: [{ ...done, ...absurd }] })).toEqual({ entries: [], dropped: 1 });
  expect(read({ crimes: [{ ...done, created_at: 0 }] }).dropped).toBe(0);
});

/** Answers with crimes, and gives what was asked for. */
function answering() {
  const asked: string[] = [];
  server.use(
    http.get("*/faction/crimes", ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(live);
    }),
  );
  return asked;
}

test("asks for the latest 100 crimes of a category", async () => {
  const asked = answering();
  await new QueryClient().query(crimesQuery(aSession(), "available"));
  expect(asked).toEqual(["?cat=available&limit=100&comment=Almanac"]);
});

test("asks for 100 crimes that are over, of a time", async () => {
  const asked = answering();
  const { fetchPage } = crimesTimeline(aSession());
  await fetchPage({}, signal);
  await fetchPage({ fromMs: 1_794_000_000_000, toMs: 1_796_000_000_000 }, signal);
  expect(asked).toEqual([
    "?cat=completed&limit=100&comment=Almanac",
    "?cat=completed&from=1793999999&to=1796000000&limit=100&comment=Almanac",
  ]);
});
