import { mergeTimelines, type TimelinePart } from "@/lib/common/timelines";
import type { Settled } from "@/lib/game/crimes/payout";
import { COMPANY_NEWS } from "@/lib/store/account/company-news";
import { CRIMES } from "@/lib/store/account/crime-history";
import { FACTION_NEWS } from "@/lib/store/account/faction-news";
import type {
  CompanyNewsLists,
  CrimeHistories,
  FactionNewsLists,
  TrainingHistories,
} from "@/lib/store/account/stored-histories";
import type { TimelineKind } from "@/lib/store/account/stored-timeline";
import { SESSIONS } from "@/lib/store/account/training-history";
import { keysOf, type UserDataKey } from "@/lib/store/engine/keys";
import { migrateValues } from "@/lib/store/engine/migrations";
import {
  readItem,
  refreshAllStores,
  removeItem,
  type StoredValue,
  writeItem,
} from "@/lib/store/engine/stored-value";
import { agreedScoresStore } from "@/lib/store/user/agreed-scores";
import { armouryMinimumsStore } from "@/lib/store/user/armoury-minimums";
import { checklistConfigStore, progressBadgesStore } from "@/lib/store/user/checklist";
import { companyMinimumsStore } from "@/lib/store/user/company-minimums";
import { companyReadingsStore, mergeReadings } from "@/lib/store/user/company-readings";
import { dashboardCardsStore, notificationsStore } from "@/lib/store/user/dashboard";
import { keptEmployeesStore } from "@/lib/store/user/kept-employees";
import { nextTripStore } from "@/lib/store/user/next-trip";
import { type NpcStays, npcStaysStore } from "@/lib/store/user/npc-stays";
import { isSameRun, type PayoutRuns, payoutRunsStore } from "@/lib/store/user/payout-runs";
import { membersShareStore, settledCrimesStore } from "@/lib/store/user/payout-terms";
import { playerNotesStore } from "@/lib/store/user/player-notes";
import { trackedStatsStore, goalsStore, isSameGoal } from "@/lib/store/user/progress";
import { tableViewsStore } from "@/lib/store/user/table-views";
import { messageDraftStore, ownValuesStore } from "@/lib/store/user/tools";
import { isSameAgreement, trainAgreementsStore } from "@/lib/store/user/train-agreements";
import { trainingStore } from "@/lib/store/user/training";
import { isSamePaid, warPayStore } from "@/lib/store/user/war-pay";
import {
  exemptionsStore,
  isSameExemption,
  weeklyMinimumsStore,
} from "@/lib/store/user/weekly-minimums";

const STORES = {
  agreedScores: agreedScoresStore,
  armouryMinimums: armouryMinimumsStore,
  benefitValues: ownValuesStore,
  checklistConfig: checklistConfigStore,
  companyMinimums: companyMinimumsStore,
  companyReadings: companyReadingsStore,
  dashboardCards: dashboardCardsStore,
  exemptions: exemptionsStore,
  goals: goalsStore,
  keptEmployees: keptEmployeesStore,
  memberNotes: playerNotesStore,
  membersShare: membersShareStore,
  messageDraft: messageDraftStore,
  nextTrip: nextTripStore,
  notifications: notificationsStore,
  npcStays: npcStaysStore,
  payoutRuns: payoutRunsStore,
  progressBadges: progressBadgesStore,
  settledCrimes: settledCrimesStore,
  tableViews: tableViewsStore,
  trackedStats: trackedStatsStore,
  trainAgreements: trainAgreementsStore,
  training: trainingStore,
  warPay: warPayStore,
  weeklyMinimums: weeklyMinimumsStore,
} satisfies Record<UserDataKey, Pick<StoredValue<unknown>, "get" | "parse" | "fallback">>;

/** The type of each value, by its key. */
type UserDataValues = { [K in UserDataKey]: ReturnType<(typeof STORES)[K]["get"]> };

/** The data that the player has entered. A value that was never set is absent. */
export type UserData = { readonly [K in UserDataKey]?: UserDataValues[K] | undefined };

/** Reads the active user data, as the pages see it outside the sample data. */
export const readUserData = (): UserData =>
  ofKeys((key) => {
    const raw = readItem(key, null);
    return raw === null ? undefined : (STORES[key].parse(raw) ?? STORES[key].fallback);
  });

/** Parses user data of any version as the pages would; null if a value can't be read. Unknown names are skipped. */
export function parseUserData(file: Readonly<Record<string, unknown>>): UserData | null {
  const values = migrateValues(file);
  const given = keysOf("user").filter((key) => Object.hasOwn(values, key));
  const made = ofKeys((key) => (given.includes(key) ? parseOne(key, values[key]) : undefined));
  return given.every((key) => made[key] !== undefined) ? made : null;
}

/** Parses stored texts as the pages would; unreadable values are absent. */
export function parseStoredUserData(texts: Readonly<Record<string, unknown>>): UserData {
  const values = migrateValues(texts);
  return ofKeys((key) => {
    const raw = Object.hasOwn(values, key) ? values[key] : undefined;
    return typeof raw === "string" ? STORES[key].parse(raw) : undefined;
  });
}

/** Only a value of the fallback's type is read; if the fallback is null, any that the store's schema accepts. */
function parseOne(key: UserDataKey, value: unknown) {
  const { fallback, parse } = STORES[key];
  const isReadable = fallback === null || typeof value === typeof fallback;
  return isReadable ? parse(textOf(key, value)) : undefined;
}

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
 * Replaces the active user data, and every page displays it at once. Returns true if the browser stored it. Otherwise everything
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

/** Merges two values. If both have the same entry, the one in `here` stays. */
type Merge<T> = (here: T, other: T) => T;

const entries = <T extends Readonly<Record<string, unknown>>>(here: T, other: T): T => ({
  ...other,
  ...here,
});

/** For settings that can't be merged: the value in `here` stays. */
const whole = <T>(here: T) => here;

const MERGE: { [K in UserDataKey]: Merge<UserDataValues[K]> } = {
  agreedScores: entries,
  armouryMinimums: entries,
  benefitValues: entries,
  checklistConfig: (here, other) => ({
    ...here,
    enabledItems: entries(here.enabledItems, other.enabledItems),
  }),
  companyMinimums: whole,
  companyReadings: (here, other) => perName(here, other, mergeReadings),
  dashboardCards: whole,
  progressBadges: whole,
  exemptions: (here, other) =>
    perName(here, other, (own, others) => [
      ...own,
      ...others.filter((one) => !own.some((each) => isSameExemption(each, one))),
    ]),
  trackedStats: whole,
  goals: (here, other) => [
    ...other.filter((goal) => !here.some((each) => isSameGoal(each, goal))),
    ...here,
  ],
  keptEmployees: (here, other) => [...new Set([...here, ...other])],
  memberNotes: entries,
  membersShare: whole,
  messageDraft: (here, other) => (here.recipients + here.message === "" ? other : here),
  nextTrip: (here, other) => ({
    flight: here.flight ?? other.flight,
    capacity: here.capacity ?? other.capacity,
  }),
  notifications: (here, other) => ({
    ...here,
    kinds: [...new Set([...here.kinds, ...other.kinds])],
  }),
  npcStays: (here, other) => perName(here, other, laterStay),
  payoutRuns: mergeRuns,
  settledCrimes: (here, other) => perName(here, other, mergeSettled),
  warPay: (here, other) => [
    ...here,
    ...other.filter((pay) => !here.some((each) => isSamePaid(each, pay))),
  ],
  weeklyMinimums: entries,
  tableViews: (here, other) =>
    perName(here, other, (views, others) => [
      ...views,
      ...others.filter(({ name }) => !views.some((view) => view.name === name)),
    ]),
  trainAgreements: (here, other) => [
    ...here,
    ...other.filter((agreement) => !here.some((each) => isSameAgreement(each, agreement))),
  ],
  training: (here, other) => ({
    ...here,
    highestGymId: here.highestGymId ?? other.highestGymId,
    specialGymIds: [...new Set([...here.specialGymIds, ...other.specialGymIds])],
    goal: here.goal ?? other.goal,
    goals: {
      strength: here.goals.strength || other.goals.strength,
      defense: here.goals.defense || other.goals.defense,
      speed: here.goals.speed || other.goals.speed,
      dexterity: here.goals.dexterity || other.goals.dexterity,
    },
    energyPerDay: here.energyPerDay ?? other.energyPerDay,
    xanaxGapMs: here.xanaxGapMs ?? other.xanaxGapMs,
    jumps: [
      ...here.jumps,
      ...other.jumps.filter(({ name }) => !here.jumps.some((jump) => jump.name === name)),
    ],
  }),
};

/** Adds values that only `other` has, and merges values that both have. */
export const mergeUserData = (here: UserData, other: UserData): UserData =>
  Object.fromEntries(
    keysOf("user").flatMap((key) => {
      const merged = mergeOne(key, here[key], other[key]);
      return merged === undefined ? [] : [[key, merged]];
    }),
  );

function mergeOne<K extends UserDataKey>(
  key: K,
  here: UserDataValues[K] | undefined,
  other: UserDataValues[K] | undefined,
): UserDataValues[K] | undefined {
  if (here === undefined || other === undefined) return here ?? other;
  return MERGE[key](here, other);
}

/** Merges two records by name. */
const perName = <T>(
  here: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  merge: Merge<T>,
): Readonly<Record<string, T>> => ({
  ...other,
  ...Object.fromEntries(
    Object.entries(here).map(([name, value]) => {
      const its = Object.hasOwn(other, name) ? other[name] : undefined;
      return [name, its === undefined ? value : merge(value, its)];
    }),
  ),
});

/** The later stay of an NPC counts. If both are the same, the one that was confirmed last counts. */
const laterStay: Merge<NpcStays[string]> = (here, other) =>
  (here.untilMs - other.untilMs || (here.seenAtMs ?? 0) - (other.seenAtMs ?? 0)) < 0 ? other : here;

/** In a run that both have, a member counts as paid if they are in either. */
function mergeRuns(here: PayoutRuns, other: PayoutRuns): PayoutRuns {
  const both = here.map((run) => {
    const same = other.find((each) => isSameRun(each, run));
    return { ...run, paidIds: [...new Set([...run.paidIds, ...(same?.paidIds ?? [])])] };
  });
  return [...both, ...other.filter((run) => !here.some((each) => isSameRun(each, run)))];
}

const mergeSettled: Merge<Settled> = (here, other) => ({
  crimes: entries(here.crimes, other.crimes),
  upTo: [
    ...here.upTo,
    ...other.upTo.filter(({ untilMs }) => !here.upTo.some((mark) => mark.untilMs === untilMs)),
  ],
});

export const mergeHistories = (here: CrimeHistories, other: CrimeHistories): CrimeHistories =>
  perName(here, other, mergeHistory);

export const mergeFactionNews = (here: FactionNewsLists, other: FactionNewsLists) =>
  perName(here, other, mergeNews);

export const mergeCompanyNews = (here: CompanyNewsLists, other: CompanyNewsLists) =>
  perName(here, other, mergeNewsOfCompany);

export const mergeTrainingHistories = (
  here: TrainingHistories,
  other: TrainingHistories,
): TrainingHistories => perName(here, other, mergeSessions);

/** The entries of both, each from the history that was saved last, and the merged intervals for which none is missing. */
const mergeBy =
  <T extends { id: number | string }>({ timeOf }: TimelineKind<T>) =>
  <H extends TimelinePart<T> & { savedAtMs: number }>(here: H, other: H) => {
    const [older, newer] = here.savedAtMs < other.savedAtMs ? [here, other] : [other, here];
    return { ...mergeTimelines(older, newer, timeOf), savedAtMs: newer.savedAtMs };
  };

const mergeHistory = mergeBy(CRIMES);

const mergeNews = mergeBy(FACTION_NEWS);

const mergeNewsOfCompany = mergeBy(COMPANY_NEWS);

const mergeSessions = mergeBy(SESSIONS);
