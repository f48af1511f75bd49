import { expect, test } from "vitest";

import type { PastChain } from "@/lib/game/war/chain-report";
import type { RankedWar } from "@/lib/game/war/ranked-war";

import { choiceKey, nextEndMs, paidText, payChoices, selectedChoice } from "./choices";

const OWN = 9001;
const DAY_MS = 86_400_000;

const side = (id: number, name: string, score: number) => ({ id, name, score, chain: 0 });

const aWar = (id: number, day: number, changes: Partial<RankedWar> = {}): RankedWar => ({
  id,
  startsAtMs: day * DAY_MS,
  endedAtMs: (day + 1) * DAY_MS,
  target: null,
  winnerId: OWN,
  sides: [side(OWN, "The Testers", 7_420), side(id, `Enemy ${id}`, 5_612)],
  ...changes,
});

const aChain = (id: number, day: number, hits: number): PastChain => ({
  id,
  hits,
  respect: 2_046.7,
  startsAtMs: day * DAY_MS,
  endedAtMs: day * DAY_MS + 1_000,
});

const WARS = [
  aWar(1, 10),
  aWar(2, 20, { winnerId: 2 }),
  aWar(3, 30, { winnerId: null }),
  aWar(4, 40, { endedAtMs: null, winnerId: null }),
];
const CHAINS = [aChain(7, 15, 412), aChain(8, 20.5, 83), aChain(9, 41, 30)];

const choices = payChoices(WARS, CHAINS, OWN);

test("wars and the chains outside of them, newest first", () => {
  expect(choices.map(({ title, result }) => [title, result])).toEqual([
    ["Enemy 4", "7,420 to 5,612"],
    ["Enemy 3", "no winner, 7,420 to 5,612"],
    ["Enemy 2", "lost, 7,420 to 5,612"],
    ["Chain of 412", "2,046 respect"],
    ["Enemy 1", "won, 7,420 to 5,612"],
  ]);
});

test("a war without the faction, or in which its side is unknown, is left out", () => {
  expect(payChoices(WARS, [], 77)).toEqual([]);
  expect(payChoices(WARS, [], null)).toEqual([]);
});

test.each([
  { key: "", is: "Enemy 3" },
  { key: "2", is: "Enemy 2" },
  { key: "chain-7", is: "Chain of 412" },
  { key: "4", is: "Enemy 4" },
  { key: "chain-2", is: "Enemy 3" },
  { key: "999", is: "Enemy 3" },
])("“$key” in the address selects $is", ({ key, is }) => {
  expect(selectedChoice(choices, key)?.title).toBe(is);
});

test("every choice is found by its own key", () => {
  for (const choice of choices) expect(selectedChoice(choices, choiceKey(choice))).toBe(choice);
});

test("without a war that is over the last chain is selected, and without both the war in progress", () => {
  expect(selectedChoice(payChoices(WARS.slice(3), CHAINS, OWN), "")?.title).toBe("Chain of 83");
  expect(selectedChoice(payChoices(WARS.slice(3), [], OWN), "")?.title).toBe("Enemy 4");
  expect(selectedChoice([], "")).toBeNull();
});

test.each([
  { title: "Enemy 1", days: 21 },
  { title: "Chain of 412", days: 21 },
  { title: "Enemy 2", days: 31 },
  { title: "Enemy 3", days: Infinity },
])("payments count for $title until day $days, the end of the next war", ({ title, days }) => {
  const choice = choices.find((each) => each.title === title);
  expect(choice && nextEndMs(choices, choice)).toBe(days * DAY_MS);
});

test.each([
  { paid: 12, members: 20, is: "12 of 20 paid" },
  { paid: 20, members: 20, is: "paid" },
  { paid: 1, members: null, is: "1 member paid" },
  { paid: 0, members: null, is: "" },
])("$paid of $members: “$is”", ({ paid, members, is }) => {
  expect(paidText(paid, members)).toBe(is);
});
