/**
 * Storage class, which decides when a value is removed (table in docs/storage.md): the API key; "account" data from the API;
 * "user" data that the player entered; "device" settings shared by all users; and "sample", the sample data's replacement
 * for the last two.
 */
export type StorageClass = "key" | "account" | "user" | "device" | "sample";

/** Every key that we use in localStorage, except the theme's, which next-themes stores. */
const STORED = {
  agreedScores: "user",
  apiKey: "key",
  awardVisits: "account",
  backfillCalls: "device",
  backfillRows: "device",
  benefitValues: "user",
  calls: "device",
  checklistConfig: "user",
  checklistProgress: "account",
  checklistProgressOfSample: "sample",
  dashboardCards: "user",
  exemptions: "user",
  exemptionsOfSample: "sample",
  fetchTimes: "account",
  gameClock: "device",
  goals: "user",
  itemsView: "device",
  keyRejection: "device",
  memberNotes: "user",
  memberNotesOfSample: "sample",
  memberVisits: "account",
  membersShare: "user",
  messageDraft: "user",
  notifications: "user",
  npcStays: "user",
  npcStaysOfSample: "sample",
  payoutRuns: "user",
  payoutRunsOfSample: "sample",
  player: "device",
  polling: "device",
  progressBadges: "user",
  settledCrimes: "user",
  settledCrimesOfSample: "sample",
  singleKeys: "device",
  tableViews: "user",
  trackedStats: "user",
  training: "user",
  trainingOfSample: "sample",
  unknownPlayer: "account",
  weeklyMinimums: "user",
} as const satisfies Readonly<Record<string, StorageClass>>;

export type StoredKey = keyof typeof STORED;

/** The storage keys of user data. */
export type UserDataKey = {
  [K in StoredKey]: (typeof STORED)[K] extends "user" ? K : never;
}[StoredKey];

/** The storage keys of one class. */
export const keysOf = <K extends StorageClass>(kind: K) =>
  (Object.keys(STORED) as StoredKey[]).filter((key) => STORED[key] === kind) as (K extends "user"
    ? UserDataKey
    : StoredKey)[];
