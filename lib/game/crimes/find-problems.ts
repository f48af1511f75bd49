import { hasLeft, type KnownMembers, markPartial } from "@/lib/game/faction/member";
import { DAY_MS } from "@/lib/game/time/time";

import { isAwayAt, type MemberState } from "./away";
import type { CrimeProblem } from "./crime-problem";
import { earliestStart } from "./earliest-start";
import { lowPassRate } from "./low-pass-rate";
import { missingItem } from "./missing-items";
import type { OrganisedCrime } from "./organised-crime";
import { amountOwed, type PayoutTerms } from "./owed";
import { filledCount, type FilledSlot, isFilled, slotCount, slotsByMember } from "./slots";
import { carriedOutAtMs, isOpen, isPlanning, isRecruiting } from "./status";

/** A crime with an empty slot counts as stuck this long before it expires. */
const STUCK_WITHIN_MS = 3 * DAY_MS;

interface ProblemSettings {
  nowMs: number;
  /** Percent. A member whose rate is below it is a problem. */
  lowestPassRate: number;
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
 * same time in the order of the crimes' ids and of their slots. Who is not among the `members` is not away; whether they
 * have left is told by all of the members only.
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

  const missing = missingItem(crime, slot);
  if (missing) problems.push({ kind: "missing-item", ...start, ...missing });

  const passRate = lowPassRate(slot, context.lowestPassRate);
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
  const leftMs = expiresAtMs - nowMs;
  if (leftMs <= 0 || leftMs > STUCK_WITHIN_MS) return [];
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
