import type { Span } from "@/lib/game/week/span";

import { carriedOutAtMs, isFinished, type OrganisedCrime, slotsByMember } from "./organised-crime";
import { divideRewards } from "./reward-share";

/** A member's contribution to the faction's crimes. */
export interface CrimeContribution {
  /** Number of finished crimes in which the member took part. */
  crimes: number;
  /** The member's equal share of the money from these crimes, in dollars. */
  money: number;
}

const NONE: CrimeContribution = { crimes: 0, money: 0 };

const NO_PRICES = new Map<number, null>();

/** The contribution of each member to the crimes that were carried out in the span, by member id. */
export function crimeContributions(
  crimes: readonly OrganisedCrime[],
  { fromMs, toMs }: Span,
): ReadonlyMap<number, CrimeContribution> {
  const contributions = new Map<number, CrimeContribution>();
  for (const crime of crimes) {
    const atMs = carriedOutAtMs(crime);
    if (!isFinished(crime) || atMs < fromMs || atMs >= toMs) continue;
    const perSlot = divideRewards(crime, NO_PRICES)?.perSlot.money ?? 0;
    for (const [memberId, slots] of slotsByMember(crime)) {
      const { crimes: count, money } = contributions.get(memberId) ?? NONE;
      contributions.set(memberId, { crimes: count + 1, money: money + perSlot * slots.length });
    }
  }
  return contributions;
}
