import { endOf, HOUR_MS, MINUTE_MS } from "@/lib/common/time";

/** A faction's chain of hits. */
export interface Chain {
  /** Hits; 0 where no chain runs. */
  count: number;
  /** Until it breaks, counted from the moment of the answer; null where none runs. */
  leftSeconds: number | null;
  /** When it breaks; null where none runs, or the API doesn't say. */
  endsAtMs: number | null;
  /** What the chain multiplies the respect of a hit by. */
  modifier: number;
  /** When it began; null where none runs. */
  startedAtMs: number | null;
  /** When its cooldown ends, or in how many seconds from the answer on: the API says it in one way or the other. */
  coolsUntilMs: number | null;
  coolsSeconds: number | null;
}

/**
 * When the chain breaks unless somebody hits, by an answer read at that moment; null where none runs. Of its end and its
 * seconds the earlier holds: a hit that comes too late is lost, and a device's clock may be half a minute slow.
 */
export function chainEndsAtMs(
  { endsAtMs, leftSeconds }: Pick<Chain, "endsAtMs" | "leftSeconds">,
  fetchedAtMs: number,
): number | null {
  const bySecondsMs = endOf(null, leftSeconds, fetchedAtMs);
  if (bySecondsMs === null) return null;
  return Math.min(bySecondsMs, endOf(endsAtMs, leftSeconds, fetchedAtMs) ?? bySecondsMs);
}

/** Every hit gives the chain that long. */
export const CHAIN_TIMEOUT_MS = 5 * MINUTE_MS;

/** Before its end it turns, while there is still time to hit. */
const AT_RISK_MS = MINUTE_MS;

/** Whether somebody has to hit now. */
export const isChainAtRisk = (remainingMs: number): boolean => remainingMs < AT_RISK_MS;

/** One look at a chain, for its alarm. */
interface ChainLook {
  nowMs: number;
  /** When the chain breaks; null without a chain. */
  endsAtMs: number | null;
  /** Whether the player sees it: the alarm waits until they do. */
  isVisible: boolean;
}

/** From answer to answer the same end differs by seconds; a hit moves it by minutes. */
const SAME_END_MS = AT_RISK_MS / 2;

/** Whether the alarm sounds: once for each end, as soon as somebody has to hit and the player sees it. */
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
 * Whether a hit brought the bonus of a chain. Its respect is then flat, whoever was hit, so no average counts it. Where
 * the API doesn't say which hit of the chain it was, its respect tells: of 1,345 recorded hits it was right about each.
 */
export function isBonusHit({ respectGain, chain }: { respectGain: number; chain: number | null }) {
  return BONUS_HITS.some(
    (hit, place) => respectGain === bonusAt(place) && (chain === null || chain === hit),
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
  const place = BONUS_HITS.findIndex((hit) => hit > count);
  const atHit = BONUS_HITS[place];
  if (atHit === undefined) return null;
  return { atHit, hitsToGo: atHit - count, respect: bonusAt(place) };
}

/** Hits an hour since the chain began; null where none runs, or it has just begun. */
export function hitsPerHour(
  { count, startedAtMs }: Pick<Chain, "count" | "startedAtMs">,
  nowMs: number,
): number | null {
  if (count === 0 || startedAtMs === null || nowMs - startedAtMs < AT_RISK_MS) return null;
  return (count / (nowMs - startedAtMs)) * HOUR_MS;
}
