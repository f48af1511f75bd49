import { expect, test } from "vitest";

import { isChain } from "@/lib/game/war/chain";

import type { chain } from "./chain";
import { createSampleGame } from "./sample-game";
import { NOW } from "./testing/ask";
import type { enemies, wars } from "./wars";

const game = createSampleGame(NOW);
const MINUTE_MS = 60_000;

const chainAt = (atMs: number) =>
  (game("/faction/chain", atMs) as { chain: ReturnType<typeof chain> }).chain;
const enemiesAt = (atMs: number) =>
  (game("/faction/9104/members", atMs) as { members: ReturnType<typeof enemies> }).members;
const warAt = (atMs: number) =>
  (game("/faction/wars", atMs) as ReturnType<typeof wars>).wars.ranked;

/** A reading every minute, for seven hours. */
const TIMES = Array.from({ length: 7 * 60 }, (_, minute) => NOW + minute * MINUTE_MS);

test("a war is on, and stays so", () => {
  for (const atMs of TIMES) {
    const { start, end, factions } = warAt(atMs);
    expect(start * 1000).toBeLessThan(atMs);
    expect(start % 3600).toBe(0);
    expect(end).toBeNull();
    expect(factions.map(({ id }) => id)).toContain(9001);
  }
});

test("the same moment has the same answer", () => {
  for (const path of ["/faction/chain", "/faction/wars", "/faction/9104/members"]) {
    expect(createSampleGame(NOW)(path, NOW + 1e6)).toEqual(game(path, NOW + 1e6));
  }
});

test("no score ever falls, and the target does", () => {
  const scores = TIMES.map((atMs) => warAt(atMs).factions.map(({ score }) => score));
  for (const [index, now] of scores.entries()) {
    const before = scores[index - 1] ?? now;
    expect(now.every((score, side) => score >= (before[side] ?? 0))).toBe(true);
  }
  expect(scores.at(-1)?.[0]).toBeGreaterThan(scores[0]?.[0] ?? Infinity);
  expect(warAt(TIMES.at(-1) ?? 0).target).toBeLessThan(warAt(NOW).target);
});

test("a chain runs, grows and is close to its end now and then", () => {
  const running = TIMES.map(chainAt).filter(({ cooldown }) => cooldown === 0);
  expect(running.every(({ timeout }) => timeout > 0 && timeout <= 300)).toBe(true);
  expect(running.some(({ current, timeout }) => isChain(current) && timeout < 60)).toBe(true);
  for (const [index, { start, current }] of running.entries()) {
    const before = running[index - 1];
    if (before?.start === start) expect(current).toBeGreaterThanOrEqual(before.current);
  }
});

test("a chain breaks after a bonus hit, cools down for six seconds a hit, and the next begins at one hit", () => {
  const chains = TIMES.map(chainAt);
  const cooling = chains.filter(({ cooldown }) => cooldown > 0);
  expect(cooling).toHaveLength(25);
  for (const { current, timeout, end, cooldown } of cooling) {
    expect([current, timeout]).toEqual([250, 0]);
    expect(cooldown).toBe(end + 250 * 6);
  }
  const next = chains[chains.findLastIndex(({ cooldown }) => cooldown > 0) + 1];
  expect(next?.current).toBeLessThan(10);
  expect(next?.start).toBe(cooling[0]?.cooldown);
});

test("during the cooldown the war shows no chain for our faction", () => {
  const ownAt = (atMs: number) => warAt(atMs).factions.find(({ id }) => id === 9001)?.chain;
  for (const atMs of TIMES) {
    const { current, cooldown } = chainAt(atMs);
    expect(ownAt(atMs)).toBe(cooldown > 0 ? 0 : current);
  }
});

test("some enemies can be hit at any time, and not always the same ones", () => {
  const okay = TIMES.map((atMs) =>
    enemiesAt(atMs)
      .filter(({ status }) => status.state === "Okay")
      .map(({ id }) => id)
      .join(),
  );
  expect(okay.every((ids) => ids.split(",").length >= 5)).toBe(true);
  expect(new Set(okay).size).toBeGreaterThan(60);
});

test("an enemy is in hospital abroad at any time", () => {
  for (const atMs of TIMES) {
    const abroad = enemiesAt(atMs).filter(({ status }) => /^In an? /.test(status.description));
    expect(abroad.map(({ status }) => status.state)).toEqual(["Hospital"]);
  }
});

test("nobody's stay has run out", () => {
  for (const atMs of TIMES) {
    for (const { status } of enemiesAt(atMs)) {
      if (status.until !== null) expect(status.until * 1000).toBeGreaterThan(atMs - 1000);
    }
  }
});
