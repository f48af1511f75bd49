import { endOf, HOUR_MS, MINUTE_MS } from "@/lib/common/time";

/** A faction's chain of hits. */
export interface Chain {
  /** Number of hits; 0 if no chain is running. */
  count: number;
  /** Seconds until it breaks, counted from the time of the response; null if none is running. */
  leftSeconds: number | null;
  /** The time at which it breaks; null if none is running, or if the API doesn't say. */
  endsAtMs: number | null;
  /** The multiplier of a hit's respect. */
  modifier: number;
  /** The time at which it began; null if none is running. */
  startedAtMs: number | null;
  /** The end of its cooldown, or the seconds left when the response was made: the API gives one of the two. */
  coolsUntilMs: number | null;
  coolsSeconds: number | null;
}

/**
 * The time at which the chain breaks unless somebody hits, for a response fetched at `fetchedAtMs`; null if none is running. Of
 * its end and its seconds, the earlier counts: a hit that comes too late is lost, and a device's clock may be half a minute slow.
 */
export function chainEndsAtMs(
  { endsAtMs, leftSeconds }: Pick<Chain, "endsAtMs" | "leftSeconds">,
  fetchedAtMs: number,
): number | null {
  const bySecondsMs = endOf(null, leftSeconds, fetchedAtMs);
  if (bySecondsMs === null) return null;
  return Math.min(bySecondsMs, endOf(endsAtMs, leftSeconds, fetchedAtMs) ?? bySecondsMs);
}

/** The time that every hit gives the chain. */
export const CHAIN_TIMEOUT_MS = 5 * MINUTE_MS;

/** The time before its end in which a chain is at risk, and in which a hit is still possible. */
const AT_RISK_MS = MINUTE_MS;

/** True if somebody has to hit now. */
export const isChainAtRisk = (remainingMs: number): boolean => remainingMs < AT_RISK_MS;

/** The state of a chain at one moment, for its alarm. */
interface ChainLook {
  nowMs: number;
  /** The time at which the chain breaks; null without a chain. */
  endsAtMs: number | null;
  /** True if the player sees it: the alarm waits until they do. */
  isVisible: boolean;
}

/** The same end differs by seconds between responses; a hit moves it by minutes. */
const SAME_END_MS = AT_RISK_MS / 2;

/** True if the alarm has to sound: once for each end, as soon as somebody has to hit and the player sees it. */
export const isAlarmDue = (
  { nowMs, endsAtMs, isVisible }: ChainLook,
  soundedForMs: number | null,
): boolean =>
  isVisible &&
  endsAtMs !== null &&
  nowMs < endsAtMs &&
  isChainAtRisk(endsAtMs - nowMs) &&
  Math.abs(endsAtMs - (soundedForMs ?? -Infinity)) >= SAME_END_MS;

/** The hits that bring a bonus: the first of them 10 respect, each further one twice as much. */
const BONUS_HITS = [
  10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000,
] as const;
const FIRST_BONUS = 10;

const bonusAt = (index: number) => FIRST_BONUS * 2 ** index;

/**
 * True if a hit brought the bonus of a chain. Its respect is then flat, regardless of the target, so no average counts it. If the
 * API doesn't give the number of the hit in the chain, the respect decides: that was right for each of 1,345 recorded hits.
 */
export function isBonusHit({ respectGain, chain }: { respectGain: number; chain: number | null }) {
  return BONUS_HITS.some(
    (hit, index) => respectGain === bonusAt(index) && (chain === null || chain === hit),
  );
}

/** Fewer hits are no chain yet: nothing is lost if no more follow. */
export const MIN_CHAIN_HITS = BONUS_HITS[0];
export const isChain = (count: number): boolean => count >= MIN_CHAIN_HITS;

export interface Bonus {
  atHit: number;
  hitsToGo: number;
  respect: number;
}

/** The next hit that brings a bonus; null after the last one. */
export function nextBonus(count: number): Bonus | null {
  const index = BONUS_HITS.findIndex((hit) => hit > count);
  const atHit = BONUS_HITS[index];
  if (atHit === undefined) return null;
  return { atHit, hitsToGo: atHit - count, respect: bonusAt(index) };
}

/** Hits per hour since the chain began; null if none is running, or if it has just begun. */
export function hitsPerHour(
  { count, startedAtMs }: Pick<Chain, "count" | "startedAtMs">,
  nowMs: number,
): number | null {
  if (count === 0 || startedAtMs === null || nowMs - startedAtMs < AT_RISK_MS) return null;
  return (count / (nowMs - startedAtMs)) * HOUR_MS;
}
