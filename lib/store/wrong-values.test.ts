import { expect, test } from "vitest";

import { agreedScoresStore } from "./agreed-scores";
import { awardVisitsStore } from "./award-visits";
import { checklistConfigStore } from "./checklist-config";
import {
  progressBadgesStore,
  sampleChecklistProgressStore,
  checklistProgressStore,
} from "./checklist-progress";
import { dailyRowsStore } from "./daily-rows";
import { dashboardCardsStore } from "./dashboard-cards";
import { fetchTimesStore } from "./fetch-times";
import { followedStatsStore } from "./followed-stats";
import { gameClockStore } from "./game-clock";
import { goalsStore } from "./goals";
import { itemsViewStore } from "./items-view";
import type { StoredKey } from "./keys";
import { memberNotesStore, sampleNotesStore } from "./member-notes";
import { memberVisitsStore } from "./member-visits";
import { membersShareStore } from "./members-share";
import { messageDraftStore } from "./message-draft";
import { notificationsStore } from "./notifications";
import { ownValuesStore } from "./own-values";
import { payoutRunsStore, samplePayoutRunsStore } from "./payout-runs";
import { playerStore } from "./player";
import { apiKeyStore, rejectionStore } from "./session";
import { sampleSettledStore, settledCrimesStore } from "./settled-crimes";
import { singleKeysStore } from "./single-keys";
import { jsonValue, type StoredValue } from "./stored-value";
import { tableViewsStore } from "./table-views";
import { WRONG, WRONG_OF } from "./testing/wrong-values";
import { usageEntriesSchema } from "./usage-entries";
import { warPollingStore } from "./war-polling";
import { excusesStore, sampleExcusesStore, weeklyMinimumsStore } from "./weekly-minimums";

interface Store extends Pick<StoredValue<unknown>, "get" | "fallback"> {
  set: (value: never) => void;
}

const STORES: Readonly<Record<StoredKey, Store>> = {
  agreedScores: agreedScoresStore,
  apiKey: apiKeyStore,
  awardVisits: awardVisitsStore,
  benefitValues: ownValuesStore,
  calls: jsonValue("calls", usageEntriesSchema, []),
  checklistConfig: checklistConfigStore,
  dashboardCards: dashboardCardsStore,
  dayMarks: progressBadgesStore,
  excuses: excusesStore,
  excusesOfSample: sampleExcusesStore,
  followedStats: followedStatsStore,
  gameClock: gameClockStore,
  goals: goalsStore,
  itemsView: itemsViewStore,
  keyRejection: rejectionStore,
  memberNotes: memberNotesStore,
  memberNotesOfSample: sampleNotesStore,
  memberVisits: memberVisitsStore,
  membersShare: membersShareStore,
  messageDraft: messageDraftStore,
  notifications: notificationsStore,
  payoutRuns: payoutRunsStore,
  payoutRunsOfSample: samplePayoutRunsStore,
  player: playerStore,
  readingCalls: jsonValue("readingCalls", usageEntriesSchema, []),
  reads: fetchTimesStore,
  rowsRead: dailyRowsStore,
  settledCrimes: settledCrimesStore,
  settledCrimesOfSample: sampleSettledStore,
  singleKeys: singleKeysStore,
  tableViews: tableViewsStore,
  today: checklistProgressStore,
  todayOfSample: sampleChecklistProgressStore,
  warReading: warPollingStore,
  yardsticks: weeklyMinimumsStore,
};

const LATEST_MS = Date.UTC(2101, 0);

/** What no page could show: a different type from the fallback, a number too large to count, a date out of range. */
function faults(value: unknown, fallback: unknown, path = "it"): string[] {
  if (typeof value !== typeof fallback || Array.isArray(value) !== Array.isArray(fallback)) {
    return [`${path} is of another kind`];
  }
  return within(value, path);
}

function within(value: unknown, path: string): string[] {
  if (typeof value === "string") return value.length > 100_000 ? [`${path} is too long`] : [];
  if (typeof value === "number") {
    const most = path.endsWith("Ms") ? LATEST_MS : Number.MAX_SAFE_INTEGER;
    return value >= 0 && value <= most ? [] : [`${path} is ${value}`];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  return [
    ...(entries.length > 10_000 ? [`${path} is too many`] : []),
    ...entries.flatMap(([name, part]) => within(part, `${path}.${name}`)),
  ];
}

const keys = Object.keys(STORES) as StoredKey[];

test("22 values are wrong for any key", () => {
  expect(Object.keys(WRONG)).toHaveLength(22);
});

test.each(
  keys.flatMap((key) =>
    Object.entries({ ...WRONG, ...WRONG_OF[key] }).map(([what, raw]) => ({ key, what, raw })),
  ),
)("$key bears $what", ({ key, raw }) => {
  localStorage.setItem(key, raw);
  const store = STORES[key];
  const value = store.get();
  expect(faults(value, store.fallback)).toEqual([]);
  if (typeof store.fallback === "object" && !Array.isArray(store.fallback)) {
    expect(Object.keys(value ?? {})).toEqual(
      expect.arrayContaining(Object.keys(store.fallback ?? {})),
    );
  }
  expect(store.get()).toBe(value);
  // What was read is written back as it was read, and reads the same again.
  store.set(value as never);
  localStorage.setItem(key, `${localStorage.getItem(key) ?? ""} `);
  expect(store.get()).toEqual(value);
});
