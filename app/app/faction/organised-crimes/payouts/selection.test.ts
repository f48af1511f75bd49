import { expect, test } from "vitest";

import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isUnpaid } from "@/lib/game/crimes/payout";
import { aCrime, aReward } from "@/lib/game/testing/builders";

import { freezeSelection, selectCrimes, toggleInSelection } from "./selection";

const won = (id: number, isPaid: boolean) =>
  aCrime({
    id,
    status: "Successful",
    rewards: aReward({ payout: isPaid ? { percentage: 80, paidAtMs: 1 } : null }),
  });

const isOwing = (crime: OrganisedCrime) =>
  isUnpaid(crime, { membersShare: 100, settled: { crimes: {}, upTo: [] } });

const CRIMES = [won(1, false), won(2, true), won(3, false), won(4, true)];

test.each([
  { text: "unpaid", ids: [1, 3] },
  { text: "unpaid 1 2", ids: [2, 3] },
  { text: "all", ids: [1, 2, 3, 4] },
  { text: "all 4", ids: [1, 2, 3] },
  { text: "none", ids: [] },
  { text: "none 4 1 99", ids: [1, 4] },
  { text: "", ids: [1, 3] },
  { text: "nonsense x", ids: [1, 3] },
  { text: "constructor", ids: [1, 3] },
])("'$text' chooses $ids", ({ text, ids }) => {
  expect(selectCrimes(CRIMES, text, isOwing).map(({ id }) => id)).toEqual(ids);
});

test.each([
  { text: "unpaid", id: 2, result: "unpaid 2" },
  { text: "unpaid 2", id: 1, result: "unpaid 2 1" },
  { text: "unpaid 2 1", id: 2, result: "unpaid 1" },
  { text: "all", id: 4, result: "all 4" },
  { text: "", id: 4, result: "unpaid 4" },
])("toggling $id in '$text' gives '$result'", ({ text, id, result }) => {
  expect(toggleInSelection(text, id)).toBe(result);
});

test.each([
  { text: "unpaid", result: "none 1 3" },
  { text: "unpaid 1 2", result: "none 2 3" },
  { text: "none 4", result: "none 4" },
  { text: "all 4", result: "all 4" },
])("'$text' frozen is '$result', which selects the same crimes", ({ text, result }) => {
  const chosen = selectCrimes(CRIMES, text, isOwing);
  expect(freezeSelection(text, chosen)).toBe(result);
  expect(selectCrimes(CRIMES, result, isOwing)).toEqual(chosen);
});
