import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import type { PlayerStatus } from "@/lib/game/account/account";
import {
  hasLeft,
  isFallenOrFederal,
  type KnownMembers,
  membersById,
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
  isPassRateLow,
  isPlanning,
  isRecruiting,
  type OrganisedCrime,
  slotCount,
  slotsByMember,
  type SlotWithoutItem,
} from "./organised-crime";
import { amountOwed, type PayoutTerms } from "./payout";

interface BaseProblem {
  crime: OrganisedCrime;
  /** The time at which it starts to delay the crime, or an unpaid crime was carried out; null if the game doesn't say. */
  atMs: number | null;
}

/** Members of an open crime don't have the items that their slots require. */
interface MissingItemProblem extends BaseProblem {
  kind: "missing-item";
  slots: readonly SlotWithoutItem[];
}

/** Members of an open crime have a pass rate below the faction's limit. */
interface LowPassRateProblem extends BaseProblem {
  kind: "low-pass-rate";
  slots: readonly FilledSlot[];
}

/** "away": a member won't be back, or may not be back, when the crime is ready. "late": a crime that is ready waits for them. */
interface AbsenceProblem extends BaseProblem {
  kind: "late" | "away";
  member: MemberState;
}

/** A member of an open crime is not in the faction any more. */
interface LeftProblem extends BaseProblem {
  kind: "left";
  memberId: number;
}

/** A crime expires soon, and nobody has taken some of its slots. */
interface StuckProblem extends BaseProblem {
  kind: "stuck";
  filled: number;
  total: number;
}

/** The money of a crime has not been paid out: not in the game, and not by hand, according to the marks in this app. */
interface UnpaidProblem extends BaseProblem {
  kind: "unpaid";
  /** The members' share. */
  money: number;
  /** The members who took part, without duplicates. */
  memberIds: readonly number[];
}

/** A problem that a leader has to solve before a crime can start, or after it. */
export type CrimeProblem =
  | MissingItemProblem
  | LowPassRateProblem
  | AbsenceProblem
  | LeftProblem
  | StuckProblem
  | UnpaidProblem;

/** A crime with an empty slot counts as stuck this long before it expires. */
const STUCK_WITHIN_MS = 3 * DAY_MS;

/** The time before a crime is ready within which an unknown return time counts as a problem. */
const AWAY_HORIZON_MS = 6 * HOUR_MS;

const TRAVEL_STATES = new Set(["Traveling", "Abroad"]);

/** The data of a member that the control room needs. */
export type MemberState = PlayerStatus & Pick<Member, "id">;

interface FlightHome {
  memberId: number;
  landsAtMs: number;
}

interface ProblemSettings {
  nowMs: number;
  /** Percent. A member whose rate is below it is a problem. */
  minimumPassRate: number;
  payouts: PayoutTerms;
  /** True if some of the members couldn't be parsed; then nobody counts as left. */
  isPartial?: boolean;
  /** The player's own flight to Torn, the only one whose landing the API gives. */
  flightHome?: FlightHome | null;
}

interface Context extends ProblemSettings {
  /** By id; empty if the members are unknown. */
  members: ReadonlyMap<number, MemberState> & KnownMembers;
}

/**
 * Finds all problems of the crimes, most urgent first; unpaid crimes come last, oldest first. Problems of the same time are in
 * the order of crime ids and slots. A player who isn't among the `members` is not away; they count as left only if the list of
 * members is complete.
 */
export function findProblems(
  crimes: readonly OrganisedCrime[],
  members: readonly MemberState[],
  settings: ProblemSettings,
): CrimeProblem[] {
  const byId = membersById(members, settings.isPartial ?? false);
  const context: Context = { ...settings, members: byId };
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
  const start = { crime, atMs: earliestStart(crime, context.nowMs) };
  const slots = crime.slots.filter(isFilled);
  const withoutItem = slots.filter(isItemMissing);
  const low = slots.filter((slot) => isPassRateLow(slot, context.minimumPassRate));
  return [
    ...(withoutItem.length > 0
      ? [{ kind: "missing-item", ...start, slots: withoutItem } as const]
      : []),
    ...(low.length > 0 ? [{ kind: "low-pass-rate", ...start, slots: low } as const] : []),
    ...[...slotsByMember(crime).keys()].flatMap((memberId) =>
      memberProblems(memberId, start, context),
    ),
  ];
}

function memberProblems(
  memberId: number,
  start: BaseProblem,
  { nowMs, members, flightHome }: Context,
): CrimeProblem[] {
  if (hasLeft(memberId, members)) return [{ kind: "left", ...start, memberId }];
  const member = members.get(memberId);
  // Fallen and federal members are away even if the start time is unknown.
  if (!member || isDue(start.crime, nowMs)) return [];
  return isAwayAt(withLanding(member, flightHome), start.atMs ?? Infinity, nowMs)
    ? [{ kind: "away", ...start, member }]
    : [];
}

/** True if it is full and could start by now. */
const isDue = (crime: OrganisedCrime, nowMs: number): boolean =>
  isPlanning(crime) && crime.readyAtMs !== null && crime.readyAtMs <= nowMs;

/** Only a member who is okay can start a crime. */
const isOkay = ({ state }: Pick<MemberState, "state">): boolean => state === "Okay";

/** The member with the time of their landing, if it is known and the flight is still in the air. */
const withLanding = (member: MemberState, flight: FlightHome | null | undefined) =>
  flight?.memberId === member.id && member.state === "Traveling"
    ? { ...member, landsAtMs: flight.landsAtMs }
    : member;

/**
 * True if the member will be away, or may be, when a crime is ready: in federal jail or fallen, in a state that ends later, or in
 * a state of unknown end while the crime is ready in at most six hours. The end is unknown during travel, and for a stay in
 * hospital or jail abroad: the API doesn't say when the member lands in Torn, except for the player's own flight.
 */
function isAwayAt(
  { state, stateUntilMs, abroadIn, landsAtMs }: Omit<MemberState, "id"> & { landsAtMs?: number },
  readyAtMs: number,
  nowMs: number,
): boolean {
  if (isOkay({ state })) return false;
  if (landsAtMs !== undefined) return landsAtMs > readyAtMs;
  if (isFallenOrFederal({ state })) return true;
  if (stateUntilMs !== null && stateUntilMs > readyAtMs) return true;
  const isEndKnown = stateUntilMs !== null && abroadIn === null && !TRAVEL_STATES.has(state);
  return !isEndKnown && readyAtMs - nowMs <= AWAY_HORIZON_MS;
}

function lateProblems(crime: OrganisedCrime, { nowMs, members }: Context): CrimeProblem[] {
  if (!isDue(crime, nowMs)) return [];
  return [...slotsByMember(crime).keys()]
    .flatMap((memberId) => members.get(memberId) ?? [])
    .filter((member) => isAwayAt(member, nowMs, nowMs))
    .map((member) => ({ kind: "late", crime, atMs: crime.readyAtMs, member }));
}

function stuckProblems(crime: OrganisedCrime, { nowMs }: Context): CrimeProblem[] {
  const { expiresAtMs } = crime;
  if (!isRecruiting(crime) || expiresAtMs === null) return [];
  const remainingMs = expiresAtMs - nowMs;
  if (remainingMs <= 0 || remainingMs > STUCK_WITHIN_MS) return [];
  const filled = filledCount(crime);
  if (filled === crime.slots.length) return [];
  return [{ kind: "stuck", crime, atMs: expiresAtMs, filled, total: slotCount(crime) }];
}

function unpaidProblems(crime: OrganisedCrime, payouts: PayoutTerms): CrimeProblem[] {
  const money = amountOwed(crime, payouts);
  if (money === 0) return [];
  const memberIds = [...slotsByMember(crime).keys()];
  return [{ kind: "unpaid", crime, atMs: carriedOutAtMs(crime), money, memberIds }];
}

/** True if the problem stops or delays a crime, or leaves money unpaid. A low pass rate does neither. */
export const needsAction = ({ kind }: Pick<CrimeProblem, "kind">): boolean =>
  kind !== "low-pass-rate";

/** Counts the crimes that need action, and those whose only problems are low pass rates. */
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
