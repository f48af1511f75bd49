import { expect, test } from "vitest";

import { mergeHistories, mergeUserData, type UserData } from "./user-data";

interface Case {
  what: string;
  here: UserData;
  file: UserData;
  merged: UserData;
}

const CONFIG = {
  showComplete: true,
  inactivityDays: 7,
  ocPassRate: 90,
  bankCash: 1_000_000,
  enabledItems: {},
};
const run = (crimeIds: readonly number[], paidIds: readonly number[]) => ({
  crimeIds,
  percent: 80,
  paidIds,
});

const byKind = { war: 1, outside: 1, assist: 1, loss: 1, retaliation: 1, bonus: 0 };
const anAgreement = (addedAtMs: number, trains: number) => ({
  addedAtMs,
  playerId: 3000001,
  name: "Alpha",
  trains,
  price: 500_000,
  fromMs: 0,
});

const aPay = (kind: "war" | "chain", income: number) => ({
  kind,
  id: 27_811,
  rules: {
    kind: "hits" as const,
    hits: { kind: "hits" as const, weights: byKind, maxHits: null, equalPercent: 0 },
    score: { kind: "score" as const, countsBonusHits: true, equalPercent: 0, perAssist: 0 },
    prices: { kind: "prices" as const, prices: byKind, maxHits: null, perHitTaken: 0 },
  },
  income,
  costs: null,
  keptPercent: 25,
  adjustments: [],
  voided: [],
  agreedEndMs: null,
});

test.each<Case>([
  { what: "nothing with nothing", here: {}, file: {}, merged: {} },
  {
    what: "what only the file has",
    here: {},
    file: { membersShare: 80 },
    merged: { membersShare: 80 },
  },
  { what: "what is only here", here: { membersShare: 70 }, file: {}, merged: { membersShare: 70 } },
  {
    what: "a setting that both have",
    here: { membersShare: 70 },
    file: { membersShare: 80 },
    merged: { membersShare: 70 },
  },
  {
    what: "notes: the one here stays",
    here: { memberNotes: { 1: "here", 2: "mine" } },
    file: { memberNotes: { 1: "file", 3: "new" } },
    merged: { memberNotes: { 1: "here", 2: "mine", 3: "new" } },
  },
  {
    what: "pay of wars and chains: the one here stays",
    here: { warPay: [aPay("war", 5)] },
    file: { warPay: [aPay("chain", 7), aPay("war", 6)] },
    merged: { warPay: [aPay("war", 5), aPay("chain", 7)] },
  },
  {
    what: "agreements about trains, of which the changed one here stays",
    here: { trainAgreements: [anAgreement(5, 12)] },
    file: { trainAgreements: [anAgreement(5, 10), anAgreement(6, 20)] },
    merged: { trainAgreements: [anAgreement(5, 12), anAgreement(6, 20)] },
  },
  {
    what: "agreed scores of wars",
    here: { agreedScores: { 7: 5_000 } },
    file: { agreedScores: { 7: 6_000, 8: 9_000 } },
    merged: { agreedScores: { 7: 5_000, 8: 9_000 } },
  },
  {
    what: "exemptions: of each member those of both, and of the same days the one here",
    here: { exemptions: { 7: [{ fromMs: 1, untilMs: 2, reason: "here" }] } },
    file: {
      exemptions: {
        7: [
          { fromMs: 1, untilMs: 2, reason: "file" },
          { fromMs: 5, untilMs: 6, reason: "file" },
        ],
        8: [{ fromMs: null, untilMs: 2, reason: "file" }],
      },
    },
    merged: {
      exemptions: {
        7: [
          { fromMs: 1, untilMs: 2, reason: "here" },
          { fromMs: 5, untilMs: 6, reason: "file" },
        ],
        8: [{ fromMs: null, untilMs: 2, reason: "file" }],
      },
    },
  },
  {
    what: "own values",
    here: { benefitValues: { 1: 10 } },
    file: { benefitValues: { 1: 20, 2: 30 } },
    merged: { benefitValues: { 1: 10, 2: 30 } },
  },
  {
    what: "the checklist: thresholds here, and items that are only in the file",
    here: { checklistConfig: { ...CONFIG, ocPassRate: 80, enabledItems: { a: false } } },
    file: { checklistConfig: { ...CONFIG, ocPassRate: 50, enabledItems: { a: true, b: false } } },
    merged: {
      checklistConfig: { ...CONFIG, ocPassRate: 80, enabledItems: { a: false, b: false } },
    },
  },
  {
    what: "the order of the cards is a whole",
    here: { dashboardCards: { order: ["a"], hidden: [] } },
    file: { dashboardCards: { order: ["b", "a"], hidden: ["b"] } },
    merged: { dashboardCards: { order: ["a"], hidden: [] } },
  },
  {
    what: "a draft here is not overwritten",
    here: { messageDraft: { recipients: "", message: "Hi" } },
    file: { messageDraft: { recipients: "a", message: "Hello" } },
    merged: { messageDraft: { recipients: "", message: "Hi" } },
  },
  {
    what: "an empty draft is none",
    here: { messageDraft: { recipients: "", message: "" } },
    file: { messageDraft: { recipients: "a", message: "Hello" } },
    merged: { messageDraft: { recipients: "a", message: "Hello" } },
  },
  {
    what: "what isn’t chosen here for the next trip",
    here: { nextTrip: { flight: null, capacity: 29 } },
    file: { nextTrip: { flight: "private", capacity: 10 } },
    merged: { nextTrip: { flight: "private", capacity: 29 } },
  },
  {
    what: "the later stay of each NPC",
    here: { npcStays: { 4: { untilMs: 5 }, 15: { untilMs: 9 } } },
    file: { npcStays: { 4: { untilMs: 7 }, 15: { untilMs: 8 }, 19: { untilMs: 1 } } },
    merged: { npcStays: { 4: { untilMs: 7 }, 15: { untilMs: 9 }, 19: { untilMs: 1 } } },
  },
  {
    what: "of the same stay the one that was seen last",
    here: { npcStays: { 4: { untilMs: 5, seenAtMs: 6 }, 15: { untilMs: 9, seenAtMs: 8 } } },
    file: { npcStays: { 4: { untilMs: 5, seenAtMs: 7 }, 15: { untilMs: 9 } } },
    merged: { npcStays: { 4: { untilMs: 5, seenAtMs: 7 }, 15: { untilMs: 9, seenAtMs: 8 } } },
  },
  {
    what: "notifications of both",
    here: { notifications: { kinds: ["drug"], inTitle: true } },
    file: { notifications: { kinds: ["drug", "energy"], inTitle: false } },
    merged: { notifications: { kinds: ["drug", "energy"], inTitle: true } },
  },
  {
    what: "everybody who was ticked off in a run",
    here: { payoutRuns: [run([1], [10])] },
    file: { payoutRuns: [run([2], [30]), run([1], [10, 20])] },
    merged: { payoutRuns: [run([1], [10, 20]), run([2], [30])] },
  },
  {
    what: "settled crimes of each faction",
    here: { settledCrimes: { 1: { crimes: { 7: 100 }, upTo: [{ untilMs: 5, atMs: 6 }] } } },
    file: {
      settledCrimes: {
        1: {
          crimes: { 7: 999, 8: 200 },
          upTo: [
            { untilMs: 5, atMs: 9 },
            { untilMs: 3, atMs: 4 },
          ],
        },
        2: { crimes: {}, upTo: [] },
      },
    },
    merged: {
      settledCrimes: {
        1: {
          crimes: { 7: 100, 8: 200 },
          upTo: [
            { untilMs: 5, atMs: 6 },
            { untilMs: 3, atMs: 4 },
          ],
        },
        2: { crimes: {}, upTo: [] },
      },
    },
  },
  {
    what: "views of each table by their names",
    here: { tableViews: { "/a": [{ name: "x", search: "1" }] } },
    file: {
      tableViews: {
        "/a": [
          { name: "x", search: "2" },
          { name: "y", search: "3" },
        ],
        "/b": [],
      },
    },
    merged: {
      tableViews: {
        "/a": [
          { name: "x", search: "1" },
          { name: "y", search: "3" },
        ],
        "/b": [],
      },
    },
  },
])("$what", ({ here, file, merged }) => {
  expect(mergeUserData(here, file)).toEqual(merged);
  // Once merged, the same file changes nothing.
  expect(mergeUserData(merged, file)).toEqual(merged);
});

const crime = (id: number, executedAtMs: number, name = "A crime") => ({
  id,
  name,
  status: "Successful",
  difficulty: 1,
  createdAtMs: 1,
  readyAtMs: null,
  executedAtMs,
  expiresAtMs: null,
  slots: [],
  unreadSlots: 0,
  rewards: null,
});
const history = (
  entries: ReturnType<typeof crime>[],
  spans: { fromMs: number; toMs: number }[],
  savedAtMs: number,
) => ({ entries, dropped: 0, spans, overfull: 0, savedAtMs });

test("the crimes of both, each as it loaded last, and the period that both cover", () => {
  const here = history(
    [crime(3, 90_000), crime(2, 50_000, "later")],
    [{ fromMs: 40_000, toMs: 90_000 }],
    20,
  );
  const file = history([crime(2, 50_000), crime(1, 10_000)], [{ fromMs: 0, toMs: 50_000 }], 10);
  const merged = history(
    [crime(3, 90_000), crime(2, 50_000, "later"), crime(1, 10_000)],
    [{ fromMs: 0, toMs: 90_000 }],
    20,
  );
  expect(mergeHistories({ 9001: here }, { 9001: file })).toEqual({ 9001: merged });
  expect(mergeHistories({ 9001: file }, { 9001: here })).toEqual({ 9001: merged });
});

test("a period that neither has loaded stays a gap, and another faction’s crimes stay separate", () => {
  const here = history([crime(3, 90_000)], [{ fromMs: 80_000, toMs: 90_000 }], 20);
  const file = history([crime(1, 10_000)], [{ fromMs: 0, toMs: 10_000 }], 10);
  expect(mergeHistories({ 1: here }, { 1: file, 2: file })).toEqual({
    1: history(
      [crime(3, 90_000), crime(1, 10_000)],
      [
        { fromMs: 80_000, toMs: 90_000 },
        { fromMs: 0, toMs: 10_000 },
      ],
      20,
    ),
    2: file,
  });
});
