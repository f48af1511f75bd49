import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { participation } from "@/lib/game/crimes/participation";
import { carriedOutAtMs, isFinished } from "@/lib/game/crimes/status";

import type { Span } from "./span";

/** What a member contributed in the faction's crimes. */
export interface CrimeContribution {
  /** Finished crimes taken part in. */
  crimes: number;
  /** The member's equal share of the money that they brought, in dollars. */
  money: number;
}

const NO_PRICES = new Map<number, null>();

/** What each member did in the crimes that were carried out in the span, by the member's number. */
export function crimeContributions(
  crimes: readonly OrganisedCrime[],
  { fromMs, toMs }: Span,
): ReadonlyMap<number, CrimeContribution> {
  const within = crimes.filter((crime) => {
    const atMs = carriedOutAtMs(crime);
    return isFinished(crime) && atMs >= fromMs && atMs < toMs;
  });
  const { members } = participation(within, NO_PRICES);
  return new Map(
    members.map(({ memberId, crimes: count, money }) => [memberId, { crimes: count, money }]),
  );
}
