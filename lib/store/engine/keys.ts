/**
 * Storage class, which decides when a value is removed (table in docs/storage.md): the API key; "account" data from the API;
 * "user" data that the player entered; "device" settings shared by all users; and "sample", the sample data's replacement
 * for what is entered or chosen in it.
 */
export type StorageClass = "key" | "account" | "user" | "device" | "sample";

/** Every key that we use in localStorage, except the theme's, which next-themes stores. */
const STORED = {
  agreedScores: "user",
  apiKey: "key",
  armouryMinimums: "user",
  awardVisits: "account",
  backfillCalls: "device",
  backfillRows: "device",
  benefitValues: "user",
  calls: "device",
  checklistConfig: "user",
  checklistProgress: "account",
  companyMinimums: "user",
  companyNeeds: "account",
  companyReadings: "user",
  dashboardCards: "user",
  exemptions: "user",
  fetchTimes: "account",
  gameClock: "device",
  goals: "user",
  itemsView: "device",
  keptEmployees: "user",
  keyRejection: "device",
  memberNotes: "user",
  memberVisits: "account",
  membersShare: "user",
  messageDraft: "user",
  nextTrip: "user",
  notifications: "user",
  npcStays: "user",
  openedItems: "account",
  payDue: "account",
  payoutRuns: "user",
  player: "device",
  polling: "device",
  progressBadges: "user",
  settledCrimes: "user",
  singleKeys: "device",
  tableViews: "user",
  trackedStats: "user",
  trainAgreements: "user",
  training: "user",
  unknownPlayer: "account",
  warPay: "user",
  weeklyMinimums: "user",
} as const satisfies Readonly<Record<string, StorageClass>>;

/** Values that aren't user data, and of which the sample data has its own all the same. */
const ALSO_SAMPLED = [
  "checklistProgress",
  "companyNeeds",
  "itemsView",
  "openedItems",
  "payDue",
  "polling",
] as const;

type OwnKey = keyof typeof STORED;

/** The storage keys of user data. */
export type UserDataKey = {
  [K in OwnKey]: (typeof STORED)[K] extends "user" ? K : never;
}[OwnKey];

/** A key of the sample data, which replaces another one there. */
export type SampleKey = `${UserDataKey | (typeof ALSO_SAMPLED)[number]}OfSample`;

export type StoredKey = OwnKey | SampleKey;

const ownKeysOf = (kind: StorageClass) =>
  (Object.keys(STORED) as OwnKey[]).filter((key) => STORED[key] === kind);

const SAMPLE_KEYS: ReadonlySet<string> = new Set(
  [...ownKeysOf("user"), ...ALSO_SAMPLED].map((key) => `${key}OfSample`),
);

/** The storage keys of one class. */
export const keysOf = <K extends StorageClass>(kind: K) =>
  (kind === "sample" ? [...SAMPLE_KEYS] : ownKeysOf(kind)) as (K extends "user"
    ? UserDataKey
    : StoredKey)[];

/** The key that replaces this one in the sample data; null if the sample data has none of its own. */
export function sampleKeyOf(key: StoredKey): SampleKey | null {
  const name = `${key}OfSample`;
  return SAMPLE_KEYS.has(name) ? (name as SampleKey) : null;
}
