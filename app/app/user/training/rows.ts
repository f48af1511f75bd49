import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { barNow, type Bars, fullAtMs } from "@/lib/game/account/bars";
import type { BattleStat } from "@/lib/game/training/battle-stats";
import { trainsFor } from "@/lib/game/training/gain";
import type { Gym } from "@/lib/game/training/gym";
import {
  allEnergyIn,
  barReachesAtMs,
  changeAtHappy,
  type EnergyAndHappy,
  type EnergyForecast,
  energyUntil,
  forecastGains,
  type ForecastGains,
  type StatEstimate,
  type Trainee,
} from "@/lib/game/training/training-now";
import { type Absence, freeFromMs } from "@/lib/game/travel/absence";

/** The gain from all energy as soon as the player can train or, while it isn't enough for a train, from a full bar. */
export interface NowRows {
  /** The player's current energy and happy. */
  now: EnergyAndHappy;
  /** The energy and happy that the estimates use. */
  available: EnergyAndHappy;
  /** Set if the estimates are for a full bar: `atMs` is the time when it is full, null if unknown. */
  full: { atMs: number | null } | null;
  /** The time when there is enough energy for a train; null if unknown. */
  nextTrainAtMs: number | null;
  /** The estimates by stat, the greatest gain first. */
  estimates: readonly StatEstimate[];
  /** The estimate of the goal's next stat, otherwise the greatest one; null without estimates. */
  chosen: StatEstimate | null;
  /** The time at which the player is back to train; null if that is now or unknown. */
  freeAtMs: number | null;
  /** The energy until the next 00:00; null without a gym, or if the player isn't back by then. */
  forecast: EnergyForecast | null;
  /** The gains of that energy in the chosen stat; null if unknown. */
  gains: ForecastGains | null;
}

/** The data that an estimate requires. */
export interface EstimateBasis {
  rows: NowRows;
  gym: Gym;
  trainee: Trainee;
  chosen: StatEstimate;
}

/**
 * The change of the chosen stat's gain if the same energy is used at `otherHappy`, the maximum happy; negative if it gains less,
 * null if unknown.
 */
export const changeAtMaximum = (basis: EstimateBasis | null, otherHappy: number) =>
  basis &&
  changeAtHappy(basis.gym, basis.chosen.stat, basis.trainee, {
    ...basis.rows.available,
    otherHappy,
  });

/** A tick at 00:00 is the next day's, whichever way its time, which is only known to the second, was rounded. */
const TICK_ROUNDING_MS = 5000;

interface NowInput {
  bars: Bars;
  fetchedAtMs: number;
  nowMs: number;
  /** The reason why the player can't train now; null if none is known. */
  absence: Absence | null;
  gym: Gym | null;
  /** Null without battle stats. */
  trainee: Trainee | null;
  /** The stat that the goal needs next; null without one. */
  goalStat: BattleStat | null;
  isRefillUsed: boolean | null;
  /** The time when a drug can be taken; null if unknown. */
  drugReadyAtMs: number | null;
}

export function nowRows({
  bars,
  fetchedAtMs,
  nowMs,
  absence,
  gym,
  trainee,
  goalStat,
  ...input
}: NowInput): NowRows {
  const at = (ms: number): EnergyAndHappy => ({
    energy: barNow("energy", bars.energy, fetchedAtMs, ms),
    happy: barNow("happy", bars.happy, fetchedAtMs, ms),
  });
  const freeAtMs = absence?.freeAtMs ?? null;
  const startMs = freeFromMs(absence, nowMs);
  const start = at(startMs);
  const isEnough = gym === null || trainsFor(start.energy, gym.energyPerTrain) > 0;
  const fullAt = isEnough ? null : fullAtMs("energy", bars.energy, fetchedAtMs);
  const available = isEnough
    ? start
    : { energy: bars.energy.maximum, happy: at(fullAt ?? startMs).happy };
  const estimates = gym === null || trainee === null ? [] : allEnergyIn(gym, trainee, available);
  const chosen = estimates.find(({ stat }) => stat === goalStat) ?? estimates[0] ?? null;
  const midnightMs = dayStartMs(nowMs) + DAY_MS;
  const forecast =
    gym === null || startMs >= midnightMs
      ? null
      : energyUntil(midnightMs - TICK_ROUNDING_MS, {
          energy: bars.energy,
          fetchedAtMs,
          nowMs: startMs,
          energyPerTrain: gym.energyPerTrain,
          ...input,
        });
  return {
    now: at(nowMs),
    available,
    freeAtMs,
    full: isEnough ? null : { atMs: fullAt },
    nextTrainAtMs:
      gym === null ? null : barReachesAtMs(bars.energy, gym.energyPerTrain, fetchedAtMs),
    estimates,
    chosen,
    forecast,
    gains:
      gym && trainee && chosen && forecast
        ? forecastGains(forecast, gym, chosen.stat, trainee, {
            ...available,
            happyMaximum: bars.happy.maximum,
          })
        : null,
  };
}
