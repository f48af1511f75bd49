/**
 * What a stored value is, which decides when it goes: the key; what the game "told" about the account; what the
 * player "made"; what belongs to this "device", for all its users; and what the "sample" data has in place of the latter two.
 */
export type Kind = "key" | "told" | "made" | "device" | "sample";

/** Every key that we use in localStorage, except the theme's, which next-themes keeps. */
const STORED = {
  agreedScores: "made",
  apiKey: "key",
  awardVisits: "told",
  benefitValues: "made",
  calls: "device",
  checklistConfig: "made",
  dashboardCards: "made",
  dayMarks: "made",
  excuses: "made",
  excusesOfSample: "sample",
  followedStats: "made",
  gameClock: "device",
  goals: "made",
  itemsView: "device",
  keyRejection: "device",
  memberNotes: "made",
  memberNotesOfSample: "sample",
  memberVisits: "told",
  membersShare: "made",
  messageDraft: "made",
  notifications: "made",
  payoutRuns: "made",
  payoutRunsOfSample: "sample",
  player: "device",
  readingCalls: "device",
  reads: "told",
  rowsRead: "device",
  settledCrimes: "made",
  settledCrimesOfSample: "sample",
  singleKeys: "device",
  tableViews: "made",
  today: "told",
  todayOfSample: "sample",
  warReading: "device",
  yardsticks: "made",
} as const satisfies Readonly<Record<string, Kind>>;

export type StoredKey = keyof typeof STORED;

/** The names of what a player made. */
export type MadeKey = {
  [K in StoredKey]: (typeof STORED)[K] extends "made" ? K : never;
}[StoredKey];

/** The keys of one kind. */
export const keysOf = <K extends Kind>(kind: K) =>
  (Object.keys(STORED) as StoredKey[]).filter((key) => STORED[key] === kind) as (K extends "made"
    ? MadeKey
    : StoredKey)[];
