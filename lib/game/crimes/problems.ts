import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import {
  hasLeft,
  isFallenOrFederal,
  type KnownMembers,
  markPartial,
  type Member,
} from "@/lib/game/faction/member";

import { earliestStart } from "./earliest-start";
import {
  carriedOutAtMs,
  filledCount,
  type FilledSlot,
  isFilled,
  isItemMissing,
  isOpen,
  isPlanning,
  isRecruiting,
  lowPassRate,
  type MissingItem,
  type OrganisedCrime,
  slotCount,
  slotsByMember,
} from "./organised-crime";
import { amountOwed, type PayoutTerms } from "./payout";

interface BaseProblem {
  crime: OrganisedCrime;
  /** When it starts to delay the crime; null if the game does not say. */
  atMs: number | null;
}

interface BaseSlotProblem extends BaseProblem {
  slot: FilledSlot;
  memberId: number;
}

/** Where a member is instead of in the city. */
export interface Absence {
  memberId: number;
  state: string;
  /** When the state ends; null if it does not, or if that is not known. */
  untilMs: number | null;
  /** The country of a stay in hospital or jail abroad; "" if we don't know it, null in Torn. */
  abroadIn: string | null;
}

/** A member of an open crime does not have the item that the slot asks for. */
type MissingItemProblem = BaseSlotProblem & MissingItem & { kind: "missing-item" };

/** The chance of a member of an open crime is under what the faction asks for. */
export interface LowPassRateProblem extends BaseSlotProblem {
  kind: "low-pass-rate";
  /** Percent. */
  passRate: number;
}

/** A member will not, or may not, be back when the crime is ready. */
interface AwayProblem extends BaseSlotProblem, Absence {
  kind: "away";
}

/** A member of an open crime is not in the faction any more. */
interface LeftProblem extends BaseSlotProblem {
  kind: "left";
}

/** A crime that is ready waits for these members. */
interface LateProblem extends BaseProblem {
  kind: "late";
  absences: readonly Absence[];
}

/** A crime expires soon, and nobody has taken some of its slots. */
interface StuckProblem extends BaseProblem {
  kind: "stuck";
  filled: number;
  slots: number;
}

/** Nobody has paid out what a crime brought, neither in the game nor, as marked here, by hand. */
interface UnpaidProblem extends BaseProblem {
  kind: "unpaid";
  /** The members' share. */
  money: number;
  /** Who took part, each once. */
  memberIds: readonly number[];
}

/** A problem that a leader has to solve before a crime can start, or after it. */
export type CrimeProblem =
  | MissingItemProblem
  | LowPassRateProblem
  | AwayProblem
  | LeftProblem
  | LateProblem
  | StuckProblem
  | UnpaidProblem;

/** A crime with an empty slot counts as stuck this long before it expires. */
const STUCK_WITHIN_MS = 3 * DAY_MS;

/** How long before a crime is ready an unknown return time starts to matter. */
const AWAY_HORIZON_MS = 6 * HOUR_MS;

const TRAVEL_STATES = new Set(["Traveling", "Abroad"]);

/** What the control room has to know of a member. */
export type MemberState = Pick<Member, "id" | "state" | "stateUntilMs" | "abroadIn">;

interface ProblemSettings {
  nowMs: number;
  /** Percent. A member whose rate is below it is a problem. */
  minimumPassRate: number;
  payouts: PayoutTerms;
  /** Some of the members could not be read: then nobody counts as left. */
  isPartial?: boolean;
}

interface Context extends ProblemSettings {
  /** By id; empty where the members are not known. */
  members: ReadonlyMap<number, MemberState> & KnownMembers;
}

/**
 * Finds all problems of the crimes, the most urgent first; unpaid crimes come last, oldest first. At the
 * same time in the order of the crimes' ids and of their slots. Who is not among the `members` is not away; they
 * count as left only if the list of members is complete.
 */
export function findProblems(
  crimes: readonly OrganisedCrime[],
  members: readonly MemberState[],
  settings: ProblemSettings,
): CrimeProblem[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  const context: Context = { ...settings, members: markPartial(byId, settings.isPartial ?? false) };
  return crimes
    .flatMap((crime) =>
      isOpen(crime)
        ? [
            ...lateProblems(crime, context),
            ...stuckProblems(crime, context),
            ...slotsProblems(crime, context),
          ]
        : unpaidProblems(crime, settings.payouts),
    )
    .sort(byUrgency);
}

function byUrgency(a: CrimeProblem, b: CrimeProblem): number {
  const paidLast = Number(a.kind === "unpaid") - Number(b.kind === "unpaid");
  return paidLast || compare(a.atMs ?? Infinity, b.atMs ?? Infinity) || a.crime.id - b.crime.id;
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

function slotsProblems(crime: OrganisedCrime, context: Context): CrimeProblem[] {
  const startMs = earliestStart(crime, context.nowMs);
  return crime.slots
    .filter(isFilled)
    .flatMap((slot) => slotProblems(crime, slot, startMs, context));
}

function slotProblems(
  crime: OrganisedCrime,
  slot: FilledSlot,
  startMs: number | null,
  context: Context,
): CrimeProblem[] {
  const { nowMs, members } = context;
  const memberId = slot.member.id;
  const member = members.get(memberId);
  const start = { crime, slot, memberId, atMs: startMs };
  const problems: CrimeProblem[] = [];

  if (hasLeft(memberId, members)) problems.push({ kind: "left", ...start });

  if (isItemMissing(slot)) problems.push({ kind: "missing-item", ...start, slot });

  const passRate = lowPassRate(slot, context.minimumPassRate);
  if (passRate !== null) problems.push({ kind: "low-pass-rate", ...start, passRate });

  // Fallen and federal members are away even if the start time is unknown.
  if (member && !isDue(crime, nowMs) && isAwayAt(member, startMs ?? Infinity, nowMs)) {
    const { state, stateUntilMs: untilMs, abroadIn } = member;
    problems.push({ kind: "away", ...start, state, untilMs, abroadIn });
  }
  return problems;
}

/** Whether it is full and could start by now. */
const isDue = (crime: OrganisedCrime, nowMs: number): boolean =>
  isPlanning(crime) && crime.readyAtMs !== null && crime.readyAtMs <= nowMs;

/** Only such a member can start a crime. */
const isOkay = ({ state }: Pick<MemberState, "state">): boolean => state === "Okay";

/**
 * Whether the member will be away when a crime is ready at that time, or may be: in federal jail or fallen, in a state
 * that ends only later, or in one whose end is unknown while there are at most six hours to go. The end is unknown for those
 * who travel, and for a stay in hospital or jail abroad: the API doesn't say when they land in Torn.
 */
function isAwayAt(
  { state, stateUntilMs, abroadIn }: Omit<MemberState, "id">,
  readyAtMs: number,
  nowMs: number,
): boolean {
  if (isOkay({ state })) return false;
  if (isFallenOrFederal({ state })) return true;
  if (stateUntilMs !== null && stateUntilMs > readyAtMs) return true;
  const isEndKnown = stateUntilMs !== null && abroadIn === null && !TRAVEL_STATES.has(state);
  return !isEndKnown && readyAtMs - nowMs <= AWAY_HORIZON_MS;
}

function lateProblems(crime: OrganisedCrime, { nowMs, members }: Context): CrimeProblem[] {
  if (!isDue(crime, nowMs)) return [];
  const absences = [...slotsByMember(crime).keys()]
    .flatMap((memberId) => members.get(memberId) ?? [])
    .filter((member) => isAwayAt(member, nowMs, nowMs))
    .map(({ id, state, stateUntilMs, abroadIn }) => ({
      memberId: id,
      state,
      untilMs: stateUntilMs,
      abroadIn,
    }));
  return absences.length > 0 ? [{ kind: "late", crime, atMs: crime.readyAtMs, absences }] : [];
}

function stuckProblems(crime: OrganisedCrime, { nowMs }: Context): CrimeProblem[] {
  const { expiresAtMs } = crime;
  if (!isRecruiting(crime) || expiresAtMs === null) return [];
  const remainingMs = expiresAtMs - nowMs;
  if (remainingMs <= 0 || remainingMs > STUCK_WITHIN_MS) return [];
  const filled = filledCount(crime);
  if (filled === crime.slots.length) return [];
  return [{ kind: "stuck", crime, atMs: expiresAtMs, filled, slots: slotCount(crime) }];
}

function unpaidProblems(crime: OrganisedCrime, payouts: PayoutTerms): CrimeProblem[] {
  const money = amountOwed(crime, payouts);
  if (money === 0) return [];
  const memberIds = [...slotsByMember(crime).keys()];
  return [{ kind: "unpaid", crime, atMs: carriedOutAtMs(crime), money, memberIds }];
}

/** Whether the problem stops or delays a crime, or leaves money unpaid: a low pass rate does not. */
export const needsAction = ({ kind }: Pick<CrimeProblem, "kind">): boolean =>
  kind !== "low-pass-rate";

/** Counts the crimes that need action, and those that have only low pass rates. */
export function countActionableCrimes(problems: readonly Pick<CrimeProblem, "kind" | "crime">[]): {
  crimes: number;
  lowPassRatesOnly: number;
} {
  const actionable = new Set(problems.filter(needsAction).map(idOf));
  return {
    crimes: actionable.size,
    lowPassRatesOnly: new Set(problems.map(idOf)).size - actionable.size,
  };
}

const idOf = ({ crime }: Pick<CrimeProblem, "crime">): number => crime.id;
