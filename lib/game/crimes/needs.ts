import { hasLeft, type KnownMembers, knownOf } from "@/lib/game/faction/member";
import { DAY_MS } from "@/lib/game/time/time";

import { isAwayAt, type Whereabouts } from "./away";
import { earliestStart } from "./earliest-start";
import { lowPassRate } from "./low-pass-rate";
import { missingItem } from "./missing-items";
import type { Need } from "./need";
import type { OrganisedCrime } from "./organised-crime";
import { owedOf, type PayoutTerms } from "./owed";
import { filledCount, type FilledSlot, isFilled, slotCount, slotsByMember } from "./slots";
import { carriedOutAtMs, isOpen, isPlanning, isRecruiting } from "./status";

/** A crime with an empty slot counts as stuck this long before it expires. */
const STUCK_WITHIN_MS = 3 * DAY_MS;

interface Terms {
  nowMs: number;
  /** Percent. A member whose rate is under it is a need. */
  lowestPassRate: number;
  payouts: PayoutTerms;
  /** Some of the members could not be read: then nobody counts as left. */
  isPartial?: boolean;
}

interface Context extends Terms {
  /** By id; empty where the members are not known. */
  members: ReadonlyMap<number, Whereabouts> & KnownMembers;
}

/**
 * All that a leader has to take care of, the most urgent first; unpaid crimes come last, oldest first. At the
 * same time in the order of the crimes' ids and of their slots. Who is not among the `members` is not away; whether they
 * have left is told by all of the members only.
 */
export function needsOf(
  crimes: readonly OrganisedCrime[],
  members: readonly Whereabouts[],
  terms: Terms,
): Need[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  const context: Context = { ...terms, members: knownOf(byId, terms.isPartial ?? false) };
  return crimes
    .flatMap((crime) =>
      isOpen(crime)
        ? [...delayed(crime, context), ...stuck(crime, context), ...ofSlots(crime, context)]
        : unpaid(crime, terms.payouts),
    )
    .sort(byUrgency);
}

function byUrgency(a: Need, b: Need): number {
  const paidLast = Number(a.kind === "unpaid") - Number(b.kind === "unpaid");
  return paidLast || compare(a.atMs ?? Infinity, b.atMs ?? Infinity) || a.crime.id - b.crime.id;
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

function ofSlots(crime: OrganisedCrime, context: Context): Need[] {
  const startMs = earliestStart(crime, context.nowMs);
  return crime.slots.filter(isFilled).flatMap((slot) => ofSlot(crime, slot, startMs, context));
}

function ofSlot(
  crime: OrganisedCrime,
  slot: FilledSlot,
  startMs: number | null,
  context: Context,
): Need[] {
  const { nowMs, members } = context;
  const memberId = slot.member.id;
  const member = members.get(memberId);
  const start = { crime, slot, memberId, atMs: startMs };
  const needs: Need[] = [];

  if (hasLeft(memberId, members)) needs.push({ kind: "left", ...start });

  const missing = missingItem(crime, slot);
  if (missing) needs.push({ kind: "missing item", ...start, ...missing });

  const passRate = lowPassRate(slot, context.lowestPassRate);
  if (passRate !== null) needs.push({ kind: "pass rate", ...start, passRate });

  // Somebody who never comes back is away whenever it starts.
  if (member && !isDue(crime, nowMs) && isAwayAt(member, startMs ?? Infinity, nowMs)) {
    const { state, stateUntilMs: untilMs, abroadIn } = member;
    needs.push({ kind: "away when ready", ...start, state, untilMs, abroadIn });
  }
  return needs;
}

/** Whether it is full and could start by now. */
const isDue = (crime: OrganisedCrime, nowMs: number): boolean =>
  isPlanning(crime) && crime.readyAtMs !== null && crime.readyAtMs <= nowMs;

function delayed(crime: OrganisedCrime, { nowMs, members }: Context): Need[] {
  if (!isDue(crime, nowMs)) return [];
  const by = [...slotsByMember(crime).keys()]
    .flatMap((memberId) => members.get(memberId) ?? [])
    .filter((member) => isAwayAt(member, nowMs, nowMs))
    .map(({ id, state, stateUntilMs, abroadIn }) => ({
      memberId: id,
      state,
      untilMs: stateUntilMs,
      abroadIn,
    }));
  return by.length > 0 ? [{ kind: "delayed", crime, atMs: crime.readyAtMs, by }] : [];
}

function stuck(crime: OrganisedCrime, { nowMs }: Context): Need[] {
  const { expiresAtMs } = crime;
  if (!isRecruiting(crime) || expiresAtMs === null) return [];
  const leftMs = expiresAtMs - nowMs;
  if (leftMs <= 0 || leftMs > STUCK_WITHIN_MS) return [];
  const filled = filledCount(crime);
  if (filled === crime.slots.length) return [];
  return [{ kind: "stuck", crime, atMs: expiresAtMs, filled, slots: slotCount(crime) }];
}

function unpaid(crime: OrganisedCrime, payouts: PayoutTerms): Need[] {
  const money = owedOf(crime, payouts);
  if (money === 0) return [];
  const memberIds = [...slotsByMember(crime).keys()];
  return [{ kind: "unpaid", crime, atMs: carriedOutAtMs(crime), money, memberIds }];
}

/** Whether it stops or delays a crime, or leaves money unpaid: a low pass rate does not. */
export const isPressing = ({ kind }: Pick<Need, "kind">): boolean => kind !== "pass rate";

/** How many crimes need somebody, and how many have only low pass rates. */
export function crimesInNeed(needs: readonly Pick<Need, "kind" | "crime">[]): {
  crimes: number;
  lowPassRatesOnly: number;
} {
  const pressing = new Set(needs.filter(isPressing).map(idOf));
  return { crimes: pressing.size, lowPassRatesOnly: new Set(needs.map(idOf)).size - pressing.size };
}

const idOf = ({ crime }: Pick<Need, "crime">): number => crime.id;
