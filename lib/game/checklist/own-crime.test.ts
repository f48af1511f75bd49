import { expect, test } from "vitest";

import { aCrime, aSlot } from "@/lib/game/testing/builders";

import { checkOwnCrime } from "./own-crime";

const ME = 3000001;
const slot = (memberId: number | null, isAvailable: boolean | null) =>
  aSlot({
    member: memberId === null ? null : { id: memberId, outcome: null },
    item: isAvailable === null ? null : { id: 568, isAvailable, isReusable: true },
  });

test.each([
  { what: "in no crime", crime: null, state: "incomplete" },
  { what: "no item needed", crime: aCrime({ slots: [slot(ME, null)] }), state: "complete" },
  { what: "item there", crime: aCrime({ slots: [slot(ME, true)] }), state: "complete" },
  { what: "item missing", crime: aCrime({ slots: [slot(ME, false)] }), state: "incomplete" },
  {
    what: "the item of somebody else missing",
    crime: aCrime({ slots: [slot(9, false), slot(ME, true), slot(null, false)] }),
    state: "complete",
  },
  {
    what: "recruiting",
    crime: aCrime({ status: "Recruiting", slots: [slot(null, false), slot(ME, null)] }),
    state: "complete",
  },
  ...["Successful", "Failure", "Expired", "Botched"].map((status) => ({
    what: `its status is ${status}`,
    crime: aCrime({ status, slots: [slot(ME, true)] }),
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
  const crime = aCrime({ name: "Break the Bank", slots: [slot(9, false)] });
  expect(checkOwnCrime(crime, ME)).toEqual({
    state: "complete",
    facts: { kind: "crime", crime: "Break the Bank", missingItemId: null },
  });
});

test("tells the crime and which item is missing", () => {
  const crime = aCrime({ name: "Break the Bank", slots: [slot(ME, false)] });
  expect(checkOwnCrime(crime, ME)).toEqual({
    state: "incomplete",
    facts: { kind: "crime", crime: "Break the Bank", missingItemId: 568 },
  });
});
