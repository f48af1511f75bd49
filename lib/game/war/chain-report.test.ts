import { expect, test } from "vitest";

import { chainsDuring, chainsOutside } from "./chain-report";

const chain = (id: number, startsAtMs: number, endedAtMs: number) => ({
  id,
  hits: 100,
  respect: 500,
  startsAtMs,
  endedAtMs,
});

const CHAINS = [
  chain(6, 300, 310),
  chain(5, 195, 205),
  chain(4, 150, 160),
  chain(3, 90, 110),
  chain(2, 80, 100),
  chain(1, 10, 20),
];
const WAR = { startsAtMs: 100, endedAtMs: 200 };

test("chains that had time in common with the war, oldest first", () => {
  expect(chainsDuring(CHAINS, WAR).map(({ id }) => id)).toEqual([3, 4, 5]);
});

test("a chain that is listed twice counts once", () => {
  expect(chainsDuring([...CHAINS, ...CHAINS], WAR).map(({ id }) => id)).toEqual([3, 4, 5]);
  expect(chainsOutside([...CHAINS, ...CHAINS], [WAR])).toHaveLength(3);
});

test("chains of no war", () => {
  expect(chainsOutside(CHAINS, [WAR]).map(({ id }) => id)).toEqual([6, 2, 1]);
  expect(chainsOutside(CHAINS, [])).toEqual(CHAINS);
});
