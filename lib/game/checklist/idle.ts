import { endOf } from "@/lib/common/time";
import type { Cooldowns, Money, Virus } from "@/lib/game/account/account";
import { type Bar, fullAtMs } from "@/lib/game/account/bars";
import { isOpen, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { CourseCategory } from "@/lib/game/education/curriculum";
import type { UserEducation } from "@/lib/game/education/user-education";
import { type MissionGiver, openContracts } from "@/lib/game/missions/mission";

import { checkDrug } from "./cooldowns";
import { checkEnrolled, checkFinished, checkVirus } from "./errands";

/** The kinds of activities that can be idle, in the order in which they are listed. */
const IDLE_KINDS = [
  "bank",
  "course",
  "virus",
  "crime",
  "contract",
  "drug",
  "booster",
  "training",
] as const;

export type IdleKind = (typeof IDLE_KINDS)[number];

/**
 * The activities by their loss per hour while idle, the greatest first: full energy loses points every few minutes, a crime and a
 * drug are the income and the energy of a day, a course and the bank lose the hours; boosters, a virus and a contract can wait.
 */
const BY_LOSS: readonly IdleKind[] = [
  "training",
  "crime",
  "drug",
  "course",
  "bank",
  "booster",
  "virus",
  "contract",
];

/** Sorts idle activities by their loss, the greatest first. */
export const byLoss = <Idle extends { kind: IdleKind }>(idle: readonly Idle[]): Idle[] =>
  BY_LOSS.flatMap((kind) => idle.filter((one) => one.kind === kind));

/** A response, and when it was fetched. */
interface Fetched<T> {
  data: T;
  fetchedAtMs: number;
}

/** Undefined if unknown. */
export interface IdleFacts {
  money: Fetched<Money> | undefined;
  userEducation: Fetched<UserEducation> | undefined;
  /** All courses of the game. */
  courses: readonly CourseCategory[] | undefined;
  virus: Virus | null | undefined;
  /** Null if the player could be in one and isn't. */
  crime: OrganisedCrime | null | undefined;
  missions: readonly MissionGiver[] | undefined;
  cooldowns: Fetched<Cooldowns> | undefined;
  energy: Fetched<Bar> | undefined;
  /** Since 00:00 UTC. */
  hasTrained: boolean | undefined;
}

interface Settings {
  nowMs: number;
  /** True while the player is away from Torn. */
  isAway: boolean;
  /** Cash in hand above which the bank counts as idle. */
  bankCash: number;
}

/** The activities that could be running and aren't. Leaves out those that are unknown or can't be started. */
export const idleKinds = (facts: IdleFacts, settings: Settings): IdleKind[] =>
  IDLE_KINDS.filter((kind) => IS_IDLE[kind](facts, settings));

type IsIdle = (facts: IdleFacts, settings: Settings) => boolean;

const IS_IDLE: Readonly<Record<IdleKind, IsIdle>> = {
  bank({ money }, { nowMs, bankCash }) {
    if (money === undefined) return false;
    const { investment, cashInHand } = money.data;
    if ((cashInHand ?? 0) <= bankCash) return false;
    if (investment === null) return true;
    const { endsAtMs, secondsLeft } = investment;
    const endMs = endOf(endsAtMs, secondsLeft, money.fetchedAtMs);
    return endMs !== null && endMs <= nowMs;
  },
  course({ userEducation, courses }, { nowMs }) {
    if (userEducation === undefined || courses === undefined) return false;
    const { data, fetchedAtMs } = userEducation;
    const enrolled = checkEnrolled(data, { nowMs, fetchedAtMs });
    return enrolled === null && checkFinished(data, courses).state === "incomplete";
  },
  virus: ({ virus }, { nowMs }) =>
    virus !== undefined && checkVirus(virus, { nowMs }).state === "incomplete",
  crime: ({ crime }) => crime === null || (crime !== undefined && !isOpen(crime)),
  contract({ missions = [] }, { nowMs }) {
    const open = openContracts(missions, nowMs);
    return open.length > 0 && open.every(({ status }) => status === "Available");
  },
  drug: hasNone("drugSeconds"),
  booster: hasNone("boosterSeconds"),
  training({ energy, hasTrained }, { nowMs, isAway }) {
    return hasTrained === false && !isAway && isFull(energy, nowMs);
  },
};

/** True if energy is full by now. */
export function isFull(energy: IdleFacts["energy"], nowMs: number): boolean {
  const fullMs = energy ? fullAtMs("energy", energy.data, energy.fetchedAtMs) : null;
  return fullMs !== null && fullMs <= nowMs;
}

/** A check that no such cooldown is running, by the rule of the checklist's drug item. */
function hasNone(which: "drugSeconds" | "boosterSeconds"): IsIdle {
  return ({ cooldowns }, { nowMs }) => {
    if (cooldowns === undefined) return false;
    const { data, fetchedAtMs } = cooldowns;
    const seconds = data[which];
    return seconds !== null && checkDrug(seconds, { nowMs, fetchedAtMs }).state === "incomplete";
  };
}
