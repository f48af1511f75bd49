import { nextBonus } from "@/lib/game/war/chain";

import { type Clock, DAY, HOUR, MINUTE } from "./clock";
import { at, fractionOf } from "./random";

const HOURS_IN = 31;

/** The full hour at which the war began. */
export const warStart = ({ now }: Clock) => now - (now % HOUR) - HOURS_IN * HOUR;

/** The faction lets a chain end with this bonus. */
const CHAIN_HITS = 250;
export const CHAIN_LASTS = 5 * MINUTE;

/** Seconds of cooldown after a broken chain, for each of its hits. */
const COOLS_PER_HIT = 6;

/** Seconds from the first hit of a chain to each of its hits: most follow within three minutes, every ninth is late. */
const HIT_AT = [0];
for (let count = 1; count < CHAIN_HITS; count++) {
  const gap = count % 9 === 0 ? 262 : 30 + Math.floor(fractionOf(`hit ${count}`) * 130);
  HIT_AT.push(at(HIT_AT, count - 1) + gap);
}

const BREAKS_AT = at(HIT_AT, CHAIN_HITS - 1) + CHAIN_LASTS;

/** The seconds of one chain and its cooldown, after which the next chain begins. */
const CHAIN_ROUND = BREAKS_AT + CHAIN_HITS * COOLS_PER_HIT;

/** The factor by which the chain multiplies the respect of the hit with that number. */
export const chainModifier = (hit: number): number =>
  Math.round((1 + 0.15 * Math.log(Math.max(hit, 1))) * 100) / 100;

/** A chain between two wars: its id, its age in days, and its hits. */
export const PEACE_CHAIN = { id: 54_900_012, daysAgo: 24, hits: 120 };

export const peaceChainStart = ({ midnight }: Clock): number =>
  midnight - PEACE_CHAIN.daysAgo * DAY + 18 * HOUR;

/** The id of the chain that began at that time. */
export const chainId = (start: number): number => 55_000_000 + Math.floor(start / CHAIN_ROUND);

/** The faction's chain at that time of the war: it runs, or it cools down after it was broken. */
export function chain(clock: Clock, now: number) {
  const began = warStart(clock);
  const since = (now - began) % CHAIN_ROUND;
  const start = now - since;
  const next = HIT_AT.findIndex((hitAt) => hitAt > since);
  const current = next === -1 ? CHAIN_HITS : next;
  const end = start + at(HIT_AT, current - 1) + CHAIN_LASTS;
  return {
    id: chainId(start),
    current,
    max: nextBonus(current)?.atHit ?? current,
    timeout: Math.max(0, end - now),
    modifier: chainModifier(current),
    cooldown: now < start + BREAKS_AT ? 0 : start + CHAIN_ROUND,
    start,
    end,
  };
}

/** The hits of all chains of a war up to that time, each with its time and its number in its chain. */
export function chainHits(began: number, until: number): { time: number; hit: number }[] {
  const hits = [];
  for (let start = began; start <= until; start += CHAIN_ROUND) {
    for (const [index, hitAt] of HIT_AT.entries()) {
      if (start + hitAt <= until) hits.push({ time: start + hitAt, hit: index + 1 });
    }
  }
  return hits;
}
