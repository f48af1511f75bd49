import { progressBadgesStore } from "@/lib/store/account/checklist-progress";
import { keysOf, type UserDataKey } from "@/lib/store/engine/keys";
import {
  readItem,
  removeItem,
  refreshAllStores,
  type StoredValue,
  writeItem,
} from "@/lib/store/engine/stored-value";
import { agreedScoresStore } from "@/lib/store/user/agreed-scores";
import { checklistConfigStore } from "@/lib/store/user/checklist-config";
import { dashboardCardsStore } from "@/lib/store/user/dashboard-cards";
import { followedStatsStore } from "@/lib/store/user/followed-stats";
import { goalsStore } from "@/lib/store/user/goals";
import { memberNotesStore } from "@/lib/store/user/member-notes";
import { membersShareStore } from "@/lib/store/user/members-share";
import { messageDraftStore } from "@/lib/store/user/message-draft";
import { notificationsStore } from "@/lib/store/user/notifications";
import { ownValuesStore } from "@/lib/store/user/own-values";
import { payoutRunsStore } from "@/lib/store/user/payout-runs";
import { settledCrimesStore } from "@/lib/store/user/settled-crimes";
import { tableViewsStore } from "@/lib/store/user/table-views";
import { excusesStore, weeklyMinimumsStore } from "@/lib/store/user/weekly-minimums";

const STORES = {
  agreedScores: agreedScoresStore,
  benefitValues: ownValuesStore,
  checklistConfig: checklistConfigStore,
  dashboardCards: dashboardCardsStore,
  dayMarks: progressBadgesStore,
  excuses: excusesStore,
  followedStats: followedStatsStore,
  goals: goalsStore,
  memberNotes: memberNotesStore,
  membersShare: membersShareStore,
  messageDraft: messageDraftStore,
  notifications: notificationsStore,
  payoutRuns: payoutRunsStore,
  settledCrimes: settledCrimesStore,
  tableViews: tableViewsStore,
  yardsticks: weeklyMinimumsStore,
} satisfies Record<UserDataKey, Pick<StoredValue<unknown>, "get" | "parse" | "fallback">>;

/** The value of each. */
export type UserDataValues = { [K in UserDataKey]: ReturnType<(typeof STORES)[K]["get"]> };

/** User data: what the player has entered. What they never set is absent. */
export type UserData = { readonly [K in UserDataKey]?: UserDataValues[K] | undefined };

/** Reads the active user data, as the pages see it. */
export const readUserData = (): UserData =>
  ofKeys((key) => (readItem(key, null) === null ? undefined : STORES[key].get()));

/** Parses user data as the pages would; null if a value can't be read. Other names are passed over. */
export function parseUserData(values: Readonly<Record<string, unknown>>): UserData | null {
  const given = keysOf("user").filter((key) => Object.hasOwn(values, key));
  const made = ofKeys((key) => (given.includes(key) ? readOne(key, values[key]) : undefined));
  return given.every((key) => made[key] !== undefined) ? made : null;
}

/** Parses stored texts as the pages would; what they couldn't read is absent. */
export const parseStoredUserData = (texts: Readonly<Record<string, unknown>>): UserData =>
  ofKeys((key) => {
    const raw = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return typeof raw === "string" ? STORES[key].parse(raw) : undefined;
  });

const readOne = (key: UserDataKey, value: unknown) =>
  typeof value === typeof STORES[key].fallback ? STORES[key].parse(textOf(key, value)) : undefined;

const textOf = (key: UserDataKey, value: unknown) =>
  (STORES[key].write as (value: unknown) => string)(value);

const ofKeys = (valueOf: (key: UserDataKey) => unknown): UserData =>
  Object.fromEntries(
    keysOf("user").flatMap((key) => {
      const value = valueOf(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );

/**
 * Replaces the active user data, and every page shows it at once. Returns whether the browser stored it: if not, everything
 * is as it was before.
 */
export function writeUserData(made: UserData): boolean {
  const before = keysOf("user").map((key) => [key, readItem(key, null)] as const);
  const isTaken = keysOf("user").every((key) => {
    if (made[key] !== undefined) return writeItem(key, textOf(key, made[key]));
    removeItem(key);
    return true;
  });
  if (!isTaken) {
    for (const [key] of before) removeItem(key);
    for (const [key, raw] of before) if (raw !== null) writeItem(key, raw);
  }
  refreshAllStores();
  return isTaken;
}
