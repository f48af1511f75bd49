import type { UserDataKey, StoredKey } from "@/lib/store/engine/keys";

/** Everything else that we keep in localStorage. */
export const OTHER_LABELS: Readonly<Record<Exclude<StoredKey, UserDataKey> | "theme", string>> = {
  apiKey: "API key",
  calls: "Calls of the last minute",
  excusesOfSample: "Excused members in the sample data",
  gameClock: "How far this device’s clock is off",
  itemsView: "How you last looked at the items",
  awardVisits: "When you last looked at what you reached",
  keyRejection: "Why the game refused a key",
  memberNotesOfSample: "Notes in the sample data",
  memberVisits: "Members at your last visits",
  payoutRunsOfSample: "Payouts in the sample data",
  player: "Your player number",
  readingCalls: "Calls of long readings in the last minute",
  reads: "When each call was last made",
  rowsRead: "Rows of past days read today",
  settledCrimesOfSample: "Settled crimes in the sample data",
  singleKeys: "Single-key shortcuts",
  theme: "Theme",
  today: "How much of the day’s checklist is done",
  todayOfSample: "The day’s checklist in the sample data",
  warReading: "How the war room reads",
};
