import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import type { StatsEstimate } from "@/lib/game/fight/estimate";

import { explainStats } from "./explanation";

const NOW = Date.UTC(2026, 10, 20, 12);

const stats = (given: Partial<StatsEstimate>): StatsEstimate => ({
  source: "own attack",
  atMs: NOW,
  bound: "about",
  score: 38_169,
  total: { least: 364_200_000, most: 529_800_000 },
  ...given,
});

test("total stats are explained with the player's score on the day of the attack", () => {
  const scoreAt = (atMs: number) => (atMs === NOW ? 72_238 : 72_187);
  const own = stats({ atMs: NOW - 3 * DAY_MS });
  expect(explainStats({ name: "Korna", stats: own }, scoreAt, NOW)).toEqual({
    title: "the total stats of Korna",
    lines: [
      { label: "From", value: "your attack, 3 days ago" },
      { label: "Your battle score on 17 Nov", value: "72,187" },
      { label: "Fair fight of that attack", value: "2.41" },
      { label: "Their battle score", value: "38,169" },
      { label: "Score² ÷ 4", value: "364.2m" },
      { label: "Score² ÷ 2.75", value: "529.8m" },
      { label: "Your battle score today", value: "72,238" },
    ],
    note: "A battle score is the sum of the square roots of the four battle stats. Theirs = yours × 0.375 × (fair fight − 1).",
  });
});

test("a spy report doesn't depend on the player's own score", () => {
  const spied = stats({
    source: "spy report",
    bound: "exactly",
    total: { least: 168e6, most: 168e6 },
  });
  const { lines } = explainStats({ name: "Korna", stats: spied }, () => 72_238, NOW);
  expect(lines.map(({ label }) => label)).toEqual([
    "From",
    "Their battle score",
    "Your battle score today",
  ]);
});

test("a fair fight at the game’s limit gives a limit of the total", () => {
  const most = stats({ bound: "at least", score: 60_000, total: null });
  const { lines } = explainStats({ name: "Korna", stats: most }, () => 80_000, NOW);
  expect(lines.slice(2)).toEqual([
    { label: "Fair fight of that attack", value: "3.00" },
    { label: "Their battle score", value: "at least 60,000" },
    { label: "Score² ÷ 4", value: "at least 900.0m" },
    { label: "Your battle score today", value: "80,000" },
  ]);
});
