import { mergeIntervals } from "@/lib/common/intervals";
import type { Settled } from "@/lib/game/crimes/payout";
import type { CrimeHistories } from "@/lib/store/account/crime-histories";
import type { CrimeHistory } from "@/lib/store/account/crime-history";
import { keysOf, type UserDataKey } from "@/lib/store/engine/keys";
import { isSameGoal } from "@/lib/store/user/goals";
import { isSameRun, type PayoutRuns } from "@/lib/store/user/payout-runs";
import { isSameExcuse } from "@/lib/store/user/weekly-minimums";

import type { UserData, UserDataValues } from "./user-data";

/** Both, and where both have the same thing, what is here stays. */
type Merge<T> = (here: T, other: T) => T;

const entries = <T extends Readonly<Record<string, unknown>>>(here: T, other: T): T => ({
  ...other,
  ...here,
});

/** A setting that is a whole. */
const whole = <T>(here: T) => here;

const MERGE: { [K in UserDataKey]: Merge<UserDataValues[K]> } = {
  agreedScores: entries,
  benefitValues: entries,
  checklistConfig: (here, other) => ({
    ...here,
    enabledItems: entries(here.enabledItems, other.enabledItems),
  }),
  dashboardCards: whole,
  dayMarks: whole,
  excuses: (here, other) =>
    perName(here, other, (own, others) => [
      ...own,
      ...others.filter((one) => !own.some((each) => isSameExcuse(each, one))),
    ]),
  followedStats: whole,
  goals: (here, other) => [
    ...other.filter((goal) => !here.some((each) => isSameGoal(each, goal))),
    ...here,
  ],
  memberNotes: entries,
  membersShare: whole,
  messageDraft: (here, other) => (here.recipients + here.message === "" ? other : here),
  notifications: (here, other) => ({
    ...here,
    kinds: [...new Set([...here.kinds, ...other.kinds])],
  }),
  payoutRuns: mergeRuns,
  settledCrimes: (here, other) => perName(here, other, mergeSettled),
  yardsticks: entries,
  tableViews: (here, other) =>
    perName(here, other, (views, others) => [
      ...views,
      ...others.filter(({ name }) => !views.some((view) => view.name === name)),
    ]),
};

/** What is here, with what only `other` has. */
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

/** Each name's own, merged where both have it. */
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

/** Of a run that both have, everybody who is ticked off in one of them. */
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

/** The crimes of both, each as it was read last, and the stretches of time for which none is missing. */
const mergeHistory: Merge<CrimeHistory> = (here, other) => {
  const [older, newer] = here.savedAtMs < other.savedAtMs ? [here, other] : [other, here];
  const byId = new Map([...older.entries, ...newer.entries].map((crime) => [crime.id, crime]));
  return {
    entries: [...byId.values()].sort((a, b) => timeOf(b) - timeOf(a)),
    dropped: Math.max(here.dropped, other.dropped),
    spans: mergeIntervals([...here.spans, ...other.spans]),
    overfull: Math.max(here.overfull, other.overfull),
    savedAtMs: newer.savedAtMs,
  };
};

type Crime = CrimeHistory["entries"][number];

const timeOf = ({ executedAtMs, createdAtMs }: Crime) => executedAtMs ?? createdAtMs ?? 0;
