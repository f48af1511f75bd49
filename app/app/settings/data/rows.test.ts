import { expect, test } from "vitest";

import {
  responseRows,
  requestedPath,
  companyNewsRows,
  historyRows,
  ledgerRows,
  localRows,
  newsRows,
  singleRows,
  statsRows,
  trainingRows,
} from "./rows";

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
  { name: '["account","1a2b3c4d"]', words: "other" },
  { name: '"1a2b3c4d"', words: "other" },
  { name: '["1a2b3c4d","user"]', words: "other" },
  { name: "1a2b3c4d", words: "other" },
])("$name is named $words, without the fingerprint", ({ name, words }) => {
  expect(requestedPath(name)).toBe(words);
  expect(requestedPath(name)).not.toContain("1a2b3c4d");
});

test("the key comes first, then the player’s own data; in the sample data there is no key", () => {
  const entries = ["theme", "memberNotes", "odd", "apiKey", "archive 7", "benefitValues"].map(
    (name) => ({ name, bytes: 1 }),
  );
  const labels = (isSample: boolean) => localRows(entries, isSample).map(({ label }) => label);
  const rest = [
    "Your stock benefit values",
    "Notes on members",
    "Data of player 7",
    "odd",
    "Theme",
  ];
  expect(labels(false)).toEqual(["API key", ...rest]);
  expect(labels(true)).toEqual(rest);
});

test("saved responses are two rows, each as old as its oldest response", () => {
  const entries = [
    saved('["account","a","user","bars"]', 10, 300),
    saved('["account","a","user","log"]', 20, 100),
    saved('["game","torn","items"]', 5, 200),
  ];
  expect(responseRows(entries)).toMatchObject([
    { id: "account", bytes: 30, savedAtMs: 100, parts: 2 },
    { id: "game", bytes: 5, savedAtMs: 200, parts: 1 },
  ]);
  expect(responseRows([])).toEqual([]);
  const [bars] = singleRows(entries);
  const fits = bars?.remove.by === "responses" ? bars.remove.fits : () => false;
  expect(entries.filter(({ name }) => fits(name))).toEqual([entries[0]]);
});

test("a damaged crime history has no age, says so, and is in no backup", () => {
  const damaged = { factionId: 9001, bytes: 5, history: null, badEntries: 0, isOwn: true };
  expect(historyRows([damaged])).toMatchObject([
    {
      label: "Crime history, faction 9001",
      savedAtMs: null,
      note: "damaged, not used",
      isInBackup: false,
    },
  ]);
});

test("a crime history that only another player has loaded is in no backup of this one", () => {
  const history = { entries: [], dropped: 0, spans: [], overfull: 0, savedAtMs: 5 };
  const stored = { factionId: 9001, bytes: 5, history, badEntries: 0, isOwn: true };
  expect(historyRows([stored, { ...stored, isOwn: false, badEntries: 1 }])).toMatchObject([
    { note: "included in backups", isInBackup: true },
    { note: "not in your backups; 1 crime damaged, will load again", isInBackup: false },
  ]);
});

test("a faction’s news is a row for each subject", () => {
  const history = { entries: [], dropped: 0, spans: [], overfull: 0, savedAtMs: 5 };
  const stored = { id: "armoury 9001", bytes: 5, history, badEntries: 0, isOwn: true };
  expect(
    newsRows([
      stored,
      { ...stored, id: "funds 9001", isOwn: false, badEntries: 2 },
      { ...stored, history: null },
    ]),
  ).toMatchObject([
    {
      label: "Armoury news, faction 9001",
      note: "0 entries; included in backups",
      savedAtMs: 5,
      isInBackup: true,
      remove: { by: "news", id: "armoury 9001" },
    },
    {
      label: "Funds news, faction 9001",
      note: "0 entries; not in your backups; 2 entries damaged, will load again",
      isInBackup: false,
    },
    { note: "damaged, not used", savedAtMs: null, isInBackup: false },
  ]);
});

test("news of companies are rows by company", () => {
  const history = { entries: [], dropped: 0, spans: [], overfull: 0, savedAtMs: 5 };
  const stored = { companyId: 8001, bytes: 5, history, badEntries: 1, isOwn: true };
  expect(companyNewsRows([stored, { ...stored, history: null }])).toMatchObject([
    {
      label: "Company news, company 8001",
      note: "0 entries; included in backups; 1 entry damaged, will load again",
      savedAtMs: 5,
      isInBackup: true,
      remove: { by: "companyNews", companyId: 8001 },
    },
    { note: "damaged, not used", savedAtMs: null, isInBackup: false },
  ]);
});

test("stat history is a row for each player who loaded it; backups include one’s own only", () => {
  const stored = [
    { owner: "3000001", players: 100, bytes: 5 },
    { owner: "3000009", players: 1, bytes: 5 },
  ];
  expect(statsRows(stored, "3000001")).toMatchObject([
    {
      label: "Stat history, player 3000001",
      note: "100 players; included in backups",
      isInBackup: true,
      remove: { by: "stats", owner: "3000001" },
    },
    {
      label: "Stat history, player 3000009",
      note: "1 player; not in your backups",
      isInBackup: false,
    },
  ]);
});

test("training history is a row for each player who loaded it; a damaged one is in no backup", () => {
  const history = { entries: [], dropped: 0, spans: [], overfull: 0, savedAtMs: 5 };
  const stored = [
    { owner: "3000001", bytes: 9, history, badEntries: 0 },
    { owner: "3000009", bytes: 9, history: { ...history, savedAtMs: 0 }, badEntries: 2 },
    { owner: "3000001", bytes: 9, history: null, badEntries: 0 },
  ];
  expect(trainingRows(stored, "3000001")).toMatchObject([
    {
      label: "Training history, player 3000001",
      note: "0 sessions; included in backups",
      savedAtMs: 5,
      isInBackup: true,
      remove: { by: "training", owner: "3000001" },
    },
    {
      note: "0 sessions; not in your backups; 2 sessions damaged, will load again",
      savedAtMs: null,
      isInBackup: false,
    },
    { note: "damaged, not used", savedAtMs: null, isInBackup: false },
  ]);
});

test("ledger history is a row for each player, and in no backup", () => {
  const stored = [
    { owner: "3000001", bytes: 9, savedAtMs: 5, entries: 1, badEntries: 0 },
    { owner: "3000002", bytes: 9, savedAtMs: 0, entries: 1_200, badEntries: 1 },
    { owner: "3000009", bytes: 9, savedAtMs: 0, entries: null, badEntries: 0 },
  ];
  expect(ledgerRows(stored)).toMatchObject([
    {
      label: "Ledger history, player 3000001",
      note: "1 log entry; not in backups, can load again",
      savedAtMs: 5,
      isInBackup: false,
      remove: { by: "ledger", owner: "3000001" },
    },
    {
      note: "1,200 log entries; not in backups, can load again; 1 entry damaged, will load again",
      savedAtMs: null,
    },
    { note: "damaged, not used" },
  ]);
});
