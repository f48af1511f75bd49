import { expect, test } from "vitest";

import { HOUR_MS } from "@/lib/common/time";
import type { SlotFits } from "@/lib/game/crimes/fits";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { findProblems } from "@/lib/game/crimes/problems";
import type { Member } from "@/lib/game/faction/member";
import { aCrime, aMember, anItem, aSlot } from "@/lib/game/testing/builders";

import { messagesFor } from "./messages";

const NOW = Date.UTC(2026, 10, 20, 10, 42);
const DRILL = 1331;

interface Case {
  crime?: Partial<OrganisedCrime>;
  member?: Partial<Member>;
  fits?: readonly SlotFits[];
  ownId?: number;
  price?: number | null;
}

/** The messages about a crime of one member, who is Slate unless the case says otherwise. */
function messages({ crime = {}, member = {}, fits, ownId, price = 1_240_000 }: Case) {
  const slate = aMember({ id: 1, name: "Slate", ...member });
  const members = [slate, aMember({ id: 2, name: "Kestrel", isInOc: false })];
  const open = aCrime({
    name: "Leave No Trace",
    readyAtMs: NOW + 2 * HOUR_MS,
    slots: [aSlot({ member: { id: 1, outcome: null } })],
    ...crime,
  });
  const payouts = { membersShare: 100, settled: { crimes: {}, upTo: [] } };
  const problems = findProblems([open], members, { nowMs: NOW, minimumPassRate: 0, payouts });
  const lookups = {
    members: new Map(members.map((each) => [each.id, each])),
    items: new Map([[DRILL, anItem({ id: DRILL, name: "Hand Drill" })]]),
    prices: new Map([[DRILL, price]]),
  };
  return messagesFor(
    { crime: open, problems },
    { lookups, nowMs: NOW, fits: fits ?? null, ownId: ownId ?? null },
  );
}

const LATE = { readyAtMs: NOW - 3 * HOUR_MS };
const hospital = { state: "Hospital", stateUntilMs: NOW + 4 * HOUR_MS };
const jail = { state: "Jail", stateUntilMs: NOW + 20 * HOUR_MS };
const withoutItem = [
  aSlot({
    member: { id: 1, outcome: null },
    item: { id: DRILL, isAvailable: false, isReusable: false },
  }),
];

test.each<Case & { text: string }>([
  {
    member: { state: "Traveling" },
    text: "Slate, Leave No Trace is ready at 12:42 TCT and you’re traveling. Please be in Torn by 12:42 TCT and stay until it starts.",
  },
  {
    crime: LATE,
    member: { state: "Abroad" },
    text: "Slate, Leave No Trace has been ready since 07:42 TCT and you’re abroad. Please fly home: it starts once you’re back.",
  },
  {
    member: { ...hospital, abroadIn: "Mexico" },
    text: "Slate, Leave No Trace is ready at 12:42 TCT and you’re in hospital in Mexico until 14:42 TCT. Please fly home so that you’re in Torn by 12:42 TCT.",
  },
  {
    member: hospital,
    text: "Slate, Leave No Trace is ready at 12:42 TCT and you’re in hospital until 14:42 TCT. Can you leave by 12:42 TCT, or do you need a revive?",
  },
  {
    crime: LATE,
    member: jail,
    text: "Slate, Leave No Trace has been ready since 07:42 TCT and you’re in jail until Sat 06:42 TCT. Shall we bust you out?",
  },
  {
    crime: { slots: withoutItem },
    text: "Slate, Leave No Trace is ready at 12:42 TCT. Please get Hand Drill by then: about $1.24m on the item market.",
  },
  {
    crime: { ...LATE, slots: withoutItem },
    price: null,
    text: "Slate, Leave No Trace has been ready since 07:42 TCT. Please get Hand Drill.",
  },
])("ready to send: $text", (row) => {
  expect(messages(row)).toEqual([{ to: "Slate", text: row.text }]);
});

const kestrel: SlotFits = { first: { memberId: 2, passRate: 82 }, second: null };
const nobody: SlotFits = { first: null, second: { memberId: 2, passRate: 82 } };
const recruiting = {
  status: "Recruiting",
  difficulty: 3,
  expiresAtMs: NOW + 48 * HOUR_MS,
  slots: [
    aSlot({ position: "Imitator", member: null }),
    aSlot({ position: "Hustler", member: null }),
  ],
};

test.each<Case & { to: string; text: string }>([
  {
    fits: [kestrel, nobody],
    to: "Kestrel",
    text: "Leave No Trace (level 3) has 2 free slots: Kestrel as Imitator. Please join before Sun 10:42 TCT.",
  },
  {
    to: "the faction",
    text: "Leave No Trace (level 3) has 2 free slots. Please join before Sun 10:42 TCT.",
  },
  {
    crime: { difficulty: null, expiresAtMs: null, slots: recruiting.slots.slice(1) },
    to: "the faction",
    text: "Leave No Trace has a free slot. Please join.",
  },
  // The player needs no message to join.
  {
    fits: [kestrel, nobody],
    ownId: 2,
    to: "the faction",
    text: "Leave No Trace (level 3) has 2 free slots. Please join before Sun 10:42 TCT.",
  },
])("the empty slots of a crime share one: $text", ({ crime = {}, ...row }) => {
  const all = messages({ ...row, crime: { ...recruiting, ...crime } });
  expect(all).toEqual([{ to: row.to, text: row.text }]);
});

test.each<Case & { why: string }>([
  { why: "the player’s own problem", member: hospital, ownId: 1 },
  { why: "the player’s own item", crime: { slots: withoutItem }, ownId: 1 },
  { why: "a fallen member", member: { state: "Fallen" } },
  {
    why: "somebody who has left",
    crime: { slots: [aSlot({ member: { id: 99, outcome: null } })] },
  },
  {
    why: "an unpaid crime",
    crime: { status: "Successful", rewards: { money: 5, respect: 0, items: [], payout: null } },
  },
])("none: $why", (row) => {
  expect(messages(row)).toEqual([]);
});
