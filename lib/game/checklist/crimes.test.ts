import { expect, test } from "vitest";

import { aCrime, aSlot } from "@/lib/game/testing/builders";

import { checkCrimeItems, checkOwnCrime, checkPassRates } from "./crimes";

const slot = (memberId: number | null, passRate: number | null, itemId: number | null = null) =>
  aSlot({
    member: memberId === null ? null : { id: memberId, outcome: null },
    passRate,
    item: itemId === null ? null : { id: itemId, isAvailable: false, isReusable: false },
  });

test.each([
  { what: "no crimes", crimes: [], is: [] },
  { what: "69, 70 being the minimum", crimes: [aCrime({ slots: [slot(1, 69)] })], is: [1] },
  { what: "exactly the minimum", crimes: [aCrime({ slots: [slot(1, 70)] })], is: [] },
  { what: "not known", crimes: [aCrime({ slots: [slot(1, null)] })], is: [] },
  { what: "an empty slot", crimes: [aCrime({ slots: [slot(null, 3)] })], is: [] },
  { what: "0", crimes: [aCrime({ status: "Recruiting", slots: [slot(1, 0)] })], is: [1] },
  { what: "a failed crime", crimes: [aCrime({ status: "Failure", slots: [slot(1, 3)] })], is: [] },
  { what: "an expired one", crimes: [aCrime({ status: "Expired", slots: [slot(1, 3)] })], is: [] },
  {
    what: "the lowest first",
    crimes: [aCrime({ slots: [slot(1, 64), slot(2, 95)] }), aCrime({ slots: [slot(3, 58)] })],
    is: [3, 1],
  },
])("pass rates, $what: $is", ({ crimes, is }) => {
  const verdict = checkPassRates(crimes, 70);
  expect(verdict).toMatchObject({
    state: is.length === 0 ? "complete" : "incomplete",
    facts: { minimumPassRate: 70, slots: is.map((memberId) => ({ memberId })) },
  });
});

test("a low pass rate has its crime, slot and member", () => {
  expect(checkPassRates([aCrime({ slots: [slot(9, 58)] })], 70)).toMatchObject({
    facts: {
      slots: [
        { crimeId: 1, crime: "Counter Offer", memberId: 9, position: "Robber", passRate: 58 },
      ],
    },
  });
});

test.each([
  { what: "no crimes", crimes: [], is: [] },
  { what: "no item needed", crimes: [aCrime({ slots: [slot(1, 90)] })], is: [] },
  { what: "missing", crimes: [aCrime({ slots: [slot(1, 90, 568)] })], is: [568] },
  { what: "an empty slot", crimes: [aCrime({ slots: [slot(null, 90, 568)] })], is: [] },
  {
    what: "two of three crimes",
    crimes: [
      aCrime({ status: "Recruiting", slots: [slot(1, 90, 568)] }),
      aCrime({ status: "Successful", slots: [slot(2, 90, 71)] }),
      aCrime({ slots: [slot(3, 90, 103)] }),
    ],
    is: [568, 103],
  },
])("items, $what: $is", ({ crimes, is }) => {
  expect(checkCrimeItems(crimes)).toMatchObject({
    state: is.length === 0 ? "complete" : "incomplete",
    facts: { missing: is.map((itemId) => ({ itemId })) },
  });
});

const ME = 3000001;

const ownSlot = (memberId: number | null, isAvailable: boolean | null) =>
  aSlot({
    member: memberId === null ? null : { id: memberId, outcome: null },
    item: isAvailable === null ? null : { id: 568, isAvailable, isReusable: true },
  });

test.each([
  { what: "in no crime", crime: null, state: "incomplete" },
  { what: "no item needed", crime: aCrime({ slots: [ownSlot(ME, null)] }), state: "complete" },
  { what: "item there", crime: aCrime({ slots: [ownSlot(ME, true)] }), state: "complete" },
  { what: "item missing", crime: aCrime({ slots: [ownSlot(ME, false)] }), state: "incomplete" },
  {
    what: "the item of somebody else missing",
    crime: aCrime({ slots: [ownSlot(9, false), ownSlot(ME, true), ownSlot(null, false)] }),
    state: "complete",
  },
  {
    what: "recruiting",
    crime: aCrime({ status: "Recruiting", slots: [ownSlot(null, false), ownSlot(ME, null)] }),
    state: "complete",
  },
  ...["Successful", "Failure", "Expired", "Botched"].map((status) => ({
    what: `its status is ${status}`,
    crime: aCrime({ status, slots: [ownSlot(ME, true)] }),
    state: "incomplete",
  })),
])("$what: $state", ({ crime, state }) => {
  expect(checkOwnCrime(crime, ME).state).toBe(state);
});

test("says when there is no crime", () => {
  const none = { state: "incomplete", facts: { kind: "no crime" } };
  expect(checkOwnCrime(null, ME)).toEqual(none);
});

test("a crime that doesn't list the player misses nothing of theirs", () => {
  const crime = aCrime({ name: "Break the Bank", slots: [ownSlot(9, false)] });
  expect(checkOwnCrime(crime, ME)).toEqual({
    state: "complete",
    facts: { kind: "crime", crime: "Break the Bank", missingItemId: null },
  });
});

test("tells the crime and which item is missing", () => {
  const crime = aCrime({ name: "Break the Bank", slots: [ownSlot(ME, false)] });
  expect(checkOwnCrime(crime, ME)).toEqual({
    state: "incomplete",
    facts: { kind: "crime", crime: "Break the Bank", missingItemId: 568 },
  });
});
