import { expect, test } from "vitest";

import { dailyRowsStore, fetchTimesStore } from "./account/fetch-usage";
import { companyNeedsStore, payDueStore } from "./account/menu-counts";
import { openedItemsStore } from "./account/opened-items";
import { playerStore, unknownPlayerStore } from "./account/player";
import { apiKeyStore, rejectionStore } from "./account/session";
import { awardVisitsStore, memberVisitsStore } from "./account/visits";
import type { SampleKey, StoredKey } from "./engine/keys";
import { usageEntriesSchema } from "./engine/shared-entries";
import { jsonValue, type StoredValue } from "./engine/stored-value";
import { gameClockStore } from "./preferences/game-clock";
import { itemsViewStore, pollingStore } from "./preferences/page-settings";
import { singleKeysStore } from "./preferences/shell";
import { ROUNDS, WRONG, WRONG_OF, wrongRound } from "./testing/wrong-values";
import { agreedScoresStore } from "./user/agreed-scores";
import { armouryMinimumsStore } from "./user/armoury-minimums";
import {
  checklistConfigStore,
  checklistProgressStore,
  progressBadgesStore,
} from "./user/checklist";
import { dashboardCardsStore, notificationsStore } from "./user/dashboard";
import { playerNotesStore } from "./user/player-notes";
import { companyMinimumsStore } from "./user/company-minimums";
import { companyReadingsStore } from "./user/company-readings";
import { keptEmployeesStore } from "./user/kept-employees";
import { nextTripStore } from "./user/next-trip";
import { npcStaysStore } from "./user/npc-stays";
import { payoutRunsStore } from "./user/payout-runs";
import { membersShareStore, settledCrimesStore } from "./user/payout-terms";
import { trackedStatsStore, goalsStore } from "./user/progress";
import { tableViewsStore } from "./user/table-views";
import { messageDraftStore, ownValuesStore } from "./user/tools";
import { trainAgreementsStore } from "./user/train-agreements";
import { trainingStore } from "./user/training";
import { warPayStore } from "./user/war-pay";
import { exemptionsStore, weeklyMinimumsStore } from "./user/weekly-minimums";

/** The sample data's values have the schemas of the player's own. */
type OwnKey = Exclude<StoredKey, SampleKey>;

interface Store extends Pick<StoredValue<unknown>, "get" | "fallback"> {
  set: (value: never) => void;
}

const STORES: Readonly<Record<OwnKey, Store>> = {
  agreedScores: agreedScoresStore,
  apiKey: apiKeyStore,
  armouryMinimums: armouryMinimumsStore,
  awardVisits: awardVisitsStore,
  benefitValues: ownValuesStore,
  calls: jsonValue("calls", usageEntriesSchema, []),
  checklistConfig: checklistConfigStore,
  dashboardCards: dashboardCardsStore,
  progressBadges: progressBadgesStore,
  exemptions: exemptionsStore,
  trackedStats: trackedStatsStore,
  gameClock: gameClockStore,
  goals: goalsStore,
  itemsView: itemsViewStore,
  keyRejection: rejectionStore,
  memberNotes: playerNotesStore,
  memberVisits: memberVisitsStore,
  membersShare: membersShareStore,
  messageDraft: messageDraftStore,
  notifications: notificationsStore,
  companyMinimums: companyMinimumsStore,
  companyNeeds: companyNeedsStore,
  companyReadings: companyReadingsStore,
  keptEmployees: keptEmployeesStore,
  nextTrip: nextTripStore,
  npcStays: npcStaysStore,
  openedItems: openedItemsStore,
  payDue: payDueStore,
  payoutRuns: payoutRunsStore,
  player: playerStore,
  backfillCalls: jsonValue("backfillCalls", usageEntriesSchema, []),
  fetchTimes: fetchTimesStore,
  backfillRows: dailyRowsStore,
  settledCrimes: settledCrimesStore,
  singleKeys: singleKeysStore,
  tableViews: tableViewsStore,
  checklistProgress: checklistProgressStore,
  trainAgreements: trainAgreementsStore,
  training: trainingStore,
  unknownPlayer: unknownPlayerStore,
  polling: pollingStore,
  warPay: warPayStore,
  weeklyMinimums: weeklyMinimumsStore,
};

/** An example of each value that is null until the player sets it. */
const ONCE_SET: Partial<Record<OwnKey, unknown>> = { membersShare: 80 };

const LATEST_MS = Date.UTC(2101, 0);

/** Values that no page could display: of another type than the fallback, too large to count, or a date out of range. */
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

const keys = Object.keys(STORES) as OwnKey[];

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
  expect(faults(value, value === null ? null : (ONCE_SET[key] ?? store.fallback))).toEqual([]);
  if (typeof store.fallback === "object" && !Array.isArray(store.fallback)) {
    expect(Object.keys(value ?? {})).toEqual(
      expect.arrayContaining(Object.keys(store.fallback ?? {})),
    );
  }
  expect(store.get()).toBe(value);
  // The value that was read is written back, and a second read returns it again.
  store.set(value as never);
  localStorage.setItem(key, `${localStorage.getItem(key) ?? ""} `);
  expect(store.get()).toEqual(value);
});

test("a browser keeps all of a round, and each value is in one", () => {
  const rounds = ROUNDS.map(wrongRound);
  for (const round of rounds) {
    const length = Object.entries(round).join("").length;
    expect(length).toBeLessThan(5_000_000);
  }
  const most = Math.max(...Object.values(WRONG_OF).map((values) => Object.keys(values).length));
  expect(most).toBe(rounds.length);
});
