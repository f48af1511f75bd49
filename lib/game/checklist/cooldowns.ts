import { endOf, HOUR_MS } from "@/lib/common/time";
import type { FactionUpgrades } from "@/lib/game/faction/faction";

import { checkResult, type CheckResult, type FetchedAt } from "./check-result";

/** The maximum booster cooldown in hours, and its source. */
export interface BoosterMaximum {
  hours: number;
  base: number;
  extra: number;
  /** Source of the extra hours; "unknown" if the game doesn't give it to the player. */
  by: "none" | "war upgrade" | "peace upgrade" | "perks" | "unknown";
}

interface Drug {
  /** Null if no cooldown is running. */
  endsAtMs: number | null;
}

interface Booster extends Drug {
  remainingMs: number;
  maximum: BoosterMaximum;
}

/** Milliseconds left now of a number of seconds that counts from the time of the response. */
const remainingMs = (seconds: number, { nowMs, fetchedAtMs }: FetchedAt): number =>
  Math.max(0, seconds * 1000 - Math.max(0, nowMs - fetchedAtMs));

/** Complete while the cooldown runs: a drug has been taken. Source: contract 7.3. */
export function checkDrug(seconds: number, read: FetchedAt): CheckResult<Drug> {
  const isRunning = remainingMs(seconds, read) > 0;
  return checkResult(isRunning, {
    endsAtMs: isRunning ? endOf(null, seconds, read.fetchedAtMs) : null,
  });
}

/** Complete while the cooldown is at its maximum or above: no booster can be taken. Source: contract 7.4. */
export function checkBooster(
  seconds: number,
  maximum: BoosterMaximum,
  read: FetchedAt,
): CheckResult<Booster> {
  const remaining = remainingMs(seconds, read);
  return checkResult(remaining >= maximum.hours * HOUR_MS, {
    endsAtMs: remaining > 0 ? endOf(null, seconds, read.fetchedAtMs) : null,
    remainingMs: remaining,
    maximum,
  });
}

/** The first second at which a cooldown is below this many hours again, in epoch milliseconds. */
export const underAtMs = (seconds: number, hours: number, fetchedAtMs: number): number =>
  fetchedAtMs + seconds * 1000 - hours * HOUR_MS + 1000;

/** Hours that every player has. Source: contract 7.27. */
const BASE_HOURS = 24;

/** "Booster cooldown" in the faction's upgrade tree: an hour for each level. */
const BOOSTER_UPGRADE = 25;

const maximum = (extra: number, by: BoosterMaximum["by"]): BoosterMaximum => ({
  hours: BASE_HOURS + extra,
  base: BASE_HOURS,
  extra,
  by,
});

/** The maximum for a player without a faction. */
export const OWN_MAXIMUM = maximum(0, "none");

/** The maximum by the faction's upgrades: its war set if it is at war, otherwise its peace set. */
export function maximumByUpgrades({ state, war, peace }: FactionUpgrades): BoosterMaximum {
  const isWar = state === "war";
  const upgrade = (isWar ? war : peace).find(({ id }) => id === BOOSTER_UPGRADE);
  return maximum(upgrade?.level ?? 0, isWar ? "war upgrade" : "peace upgrade");
}

/**
 * The maximum by the hours that the player's perks add, used if the upgrades can't be read. Undefined: the perks can't be read
 * either.
 */
export const maximumByPerks = (hours: number | undefined): BoosterMaximum =>
  hours === undefined ? maximum(0, "unknown") : maximum(hours, "perks");
