import { expect, test } from "vitest";

import { answerRows, requestedPath, historyRows, localRows, singleRows, statsRows } from "./rows";

const saved = (name: string, bytes: number, savedAtMs: number) => ({
  name,
  bytes,
  savedAtMs,
  version: 2,
});

test.each([
  { name: '["account","1a2b3c4d","user","bars"]', words: "user/bars" },
  { name: '["game","torn","items"]', words: "torn/items" },
  { name: '["account","1a2b3c4d","user","log",{"limit":100},5]', words: "user/log/5" },
  { name: '["account","1a2b3c4d"]', words: "something else" },
  { name: '"1a2b3c4d"', words: "something else" },
  { name: '["1a2b3c4d","user"]', words: "something else" },
  { name: "1a2b3c4d", words: "something else" },
])("$name is named $words, without the fingerprint", ({ name, words }) => {
  expect(requestedPath(name)).toBe(words);
  expect(requestedPath(name)).not.toContain("1a2b3c4d");
});

test("what the player made comes after the key and before the rest; in the sample data the key is left out", () => {
  const entries = ["theme", "memberNotes", "odd", "apiKey", "madeBy 7", "benefitValues"].map(
    (name) => ({ name, bytes: 1 }),
  );
  const labels = (isSample: boolean) => localRows(entries, isSample).map(({ label }) => label);
  const rest = [
    "Your values of stock benefits",
    "Notes on members",
    "What player 7 made",
    "odd",
    "Theme",
  ];
  expect(labels(false)).toEqual(["API key", ...rest]);
  expect(labels(true)).toEqual(rest);
});

test("answers are two rows, each as old as the oldest of them", () => {
  const entries = [
    saved('["account","a","user","bars"]', 10, 300),
    saved('["account","a","user","log"]', 20, 100),
    saved('["game","torn","items"]', 5, 200),
  ];
  expect(answerRows(entries)).toMatchObject([
    { id: "account", bytes: 30, savedAtMs: 100 },
    { id: "game", bytes: 5, savedAtMs: 200 },
  ]);
  expect(answerRows([])).toEqual([]);
  const [bars] = singleRows(entries);
  const fits = bars?.remove.by === "answers" ? bars.remove.fits : () => false;
  expect(entries.filter(({ name }) => fits(name))).toEqual([entries[0]]);
});

test("crimes that can’t be read have no age, and say so", () => {
  expect(historyRows([{ factionId: 9001, bytes: 5, history: null }])).toMatchObject([
    { label: "Crimes of faction 9001", savedAtMs: null, note: "can’t be read, and is never shown" },
  ]);
});

test("past statistics are a row for each player who read them", () => {
  expect(statsRows([{ owner: "3000001", players: 100, bytes: 5 }])).toMatchObject([
    {
      label: "Past statistics read by player 3000001",
      note: "of 100 players, read from the game over time; in a back-up",
      remove: { by: "stats", owner: "3000001" },
    },
  ]);
});
