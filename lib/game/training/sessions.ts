import { sum } from "@/lib/common/numbers";
import { DAY_MS, WEEK_MS } from "@/lib/common/time";

import { BATTLE_STATS, type BattleStat, perStat, type PerStat, totalOf } from "./battle-stats";
import { type Gain, gainOfRun, gainOfTrain, type Training } from "./gain";
import { type Gym, type GymPerk, perkFactorOf, trainingIn } from "./gym";

/** Trains of one stat in a row: one entry of the log. */
export interface TrainingSession {
  id: string;
  atMs: number;
  stat: BattleStat;
  trains: number;
  energy: number;
  /** The stat before and after. */
  before: number;
  after: number;
  gain: number;
  /** Null if unknown. */
  happyUsed: number | null;
  gymId: number;
}

/** A session compared with the formula. */
export interface ComparedSession extends TrainingSession {
  gainPerEnergy: number | null;
  /** The formula's gain; null where the gym is unknown, or doesn't train the stat. */
  formula: number | null;
  /** The gain as a fraction of the formula's: 1.03 is 103 %. Null without a formula. */
  ratio: number | null;
}

/** What sessions are compared at: the log has neither the happy nor the perks of the time. */
export interface SessionConditions {
  happyMaximum: number;
  /** Of today. */
  perks: readonly GymPerk[];
  gyms: ReadonlyMap<number, Gym>;
}

/** The median, the lowest and the highest ratio of some sessions, without those far above the median. */
export interface Spread extends Gain {
  sessions: number;
  /** So many of them are far above it, so that they probably began at a higher happy. */
  outliers: number;
}

/** What forecasts are multiplied by. */
export interface Correction extends Spread {
  /** Fewer than ten sessions correct nothing, nor do those of jumps: all three are 1. */
  isApplied: boolean;
}

const MAX_SESSIONS = 40;
const MIN_SESSIONS = 10;

/** A session of a jump has several times the formula's gain at the maximum of happy: it says nothing of other sessions. */
export const OUTLIER_FACTOR = 1.5;

export const NO_CORRECTION: Correction = {
  expected: 1,
  low: 1,
  high: 1,
  sessions: 0,
  outliers: 0,
  isApplied: false,
};

export const gainPerEnergyOf = ({ gain, energy }: TrainingSession): number | null =>
  energy > 0 ? gain / energy : null;

/** A session with the formula at the stat before it, the maximum happy, today's perks and its gym's dots. */
function compareSession(
  session: TrainingSession,
  { happyMaximum, perks, gyms }: SessionConditions,
): ComparedSession {
  const { stat, trains, energy, before, gymId, gain } = session;
  const gainPerEnergy = gainPerEnergyOf(session);
  const gym = gyms.get(gymId);
  const training = gym === undefined ? null : trainingIn(gym, stat, perkFactorOf(perks, stat));
  if (training === null || trains <= 0 || energy <= 0) {
    return { ...session, gainPerEnergy, formula: null, ratio: null };
  }
  // A train may have taken another amount of energy at the time.
  const energyPerTrain = energy / trains;
  const formula = gainOfRun({ ...training, energyPerTrain }, before, happyMaximum, trains).expected;
  return { ...session, gainPerEnergy, formula, ratio: formula > 0 ? gain / formula : null };
}

/** `compareSession` under these conditions, once for each session: a long history isn't compared again with each page. */
export function sessionComparer(
  conditions: SessionConditions,
): (session: TrainingSession) => ComparedSession {
  const compared = new WeakMap<TrainingSession, ComparedSession>();
  return (session) => {
    const known = compared.get(session) ?? compareSession(session, conditions);
    compared.set(session, known);
    return known;
  };
}

const newestFirst = <T extends TrainingSession>(sessions: readonly T[]): readonly T[] =>
  sessions.toSorted((a, b) => b.atMs - a.atMs);

/** The newest 40 sessions that have a ratio. */
const latestCompared = (sessions: readonly ComparedSession[]): readonly ComparedSession[] =>
  newestFirst(sessions.filter(({ ratio }) => ratio !== null)).slice(0, MAX_SESSIONS);

/** The middle value; between two, their mean. NaN of nothing. */
function median(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return ((below ?? NaN) + (above ?? NaN)) / 2;
}

/** The spread of the newest 40 sessions; null where none can be compared. */
export function spreadOf(sessions: readonly ComparedSession[]): Spread | null {
  const ratios = latestCompared(sessions)
    .flatMap(({ ratio }) => ratio ?? [])
    .sort((a, b) => a - b);
  const [low] = ratios;
  if (low === undefined) return null;
  const expected = median(ratios);
  const usual = ratios.filter((ratio) => ratio <= OUTLIER_FACTOR * expected);
  const high = Math.max(expected, usual.at(-1) ?? low);
  const outliers = ratios.length - usual.length;
  return { expected, low, high, sessions: ratios.length, outliers };
}

/** The same 40 sessions by stat, those of most sessions first. */
export function spreadsByStat(
  sessions: readonly ComparedSession[],
): readonly (Spread & { stat: BattleStat })[] {
  const latest = latestCompared(sessions);
  return BATTLE_STATS.flatMap((stat) => {
    const spread = spreadOf(latest.filter((session) => session.stat === stat));
    return spread === null ? [] : [{ stat, ...spread }];
  }).sort((a, b) => b.sessions - a.sessions);
}

/**
 * What the newest 40 sessions say about the formula, from ten sessions on. Nothing if at least half of them are those of
 * jumps: estimates of a jump count its happy already.
 */
export function correctionOf(sessions: readonly ComparedSession[]): Correction {
  const spread = spreadOf(sessions);
  if (spread === null) return NO_CORRECTION;
  const { sessions: count, expected } = spread;
  const isApplied = count >= MIN_SESSIONS && expected <= OUTLIER_FACTOR;
  return isApplied ? { ...spread, isApplied } : { ...NO_CORRECTION, sessions: count };
}

/** Whether there would be enough sessions to correct with, if they weren't those of jumps. */
export const areOfJumps = ({ sessions, isApplied }: Correction): boolean =>
  !isApplied && sessions >= MIN_SESSIONS;

/**
 * A gain of the formula times the median. Its range is that of the sessions, which chance is part of, or that of chance
 * alone where it is wider: in a few trains of a low stat.
 */
export const applyCorrection = (gain: Gain, { expected, low, high }: Gain): Gain => ({
  expected: gain.expected * expected,
  low: Math.min(gain.expected * low, gain.low * expected),
  high: Math.max(gain.expected * high, gain.high * expected),
});

/**
 * What a session shows that began at another happy than the maximum, at which it is compared: 1.12 is 12 % too much.
 */
export const ratioAtHappy = (
  training: Training,
  value: number,
  { happy, happyMaximum }: { happy: number; happyMaximum: number },
): number =>
  gainOfTrain(training, value, happy).expected /
  gainOfTrain(training, value, happyMaximum).expected;

/** Energy that these sessions spent in a gym: what a log that doesn't reach back to the first one knows. */
export const energySpentIn = (sessions: readonly TrainingSession[], gymId: number): number =>
  sum(sessions.flatMap((session) => (session.gymId === gymId ? session.energy : [])));

/** What a period brought. */
export interface TrainingTotals {
  /** Up to `toMs`, without it. */
  fromMs: number;
  toMs: number;
  sessions: number;
  energy: number;
  gains: PerStat;
  total: number;
}

/** What sessions of a period brought. */
function totalsOf(
  sessions: readonly TrainingSession[],
  fromMs: number,
  toMs: number,
): TrainingTotals {
  const gains = perStat((stat) =>
    sum(sessions.flatMap((session) => (session.stat === stat ? session.gain : []))),
  );
  const energy = sum(sessions.map((session) => session.energy));
  return { fromMs, toMs, sessions: sessions.length, energy, gains, total: totalOf(gains) };
}

const oldestMs = (sessions: readonly TrainingSession[], otherwiseMs: number): number =>
  sessions.reduce((oldest, { atMs }) => Math.min(oldest, atMs), otherwiseMs);

/** More than the game has existed: a date that can't be right doesn't make a million weeks. */
const MAX_WEEKS = 2000;

/**
 * Seven days each, the newest first; the first ends with today. Back to the oldest session.
 * @param todayMs the last 00:00 UTC
 */
export function weeksOf(
  sessions: readonly TrainingSession[],
  todayMs: number,
): readonly TrainingTotals[] {
  const endMs = todayMs + DAY_MS;
  const weekOf = (atMs: number) => Math.ceil((endMs - atMs) / WEEK_MS) - 1;
  const byWeek = new Map<number, TrainingSession[]>();
  for (const session of sessions) {
    const week = weekOf(session.atMs);
    const others = byWeek.get(week);
    if (others === undefined) byWeek.set(week, [session]);
    else others.push(session);
  }
  const count = Math.min(MAX_WEEKS, weekOf(oldestMs(sessions, endMs)) + 1);
  return Array.from({ length: count }, (_, week) => {
    const toMs = endMs - week * WEEK_MS;
    return totalsOf(byWeek.get(week) ?? [], toMs - WEEK_MS, toMs);
  });
}

/** What an average day brought. */
export interface Pace {
  /** Whole days that it is the average of. */
  days: number;
  energyPerDay: number;
  gainPerDay: PerStat;
}

const PACE_DAYS = 30;

/**
 * The average of the last 30 whole days, or of fewer if the log is known for fewer; null without a session in them. A day
 * without a session counts, unless it is before the player's first one. Today isn't over, so it doesn't count.
 * @param todayMs the last 00:00 UTC
 * @param knownFromMs from when on no session is missing; 0 if the whole log is known
 */
export function paceOf(
  sessions: readonly TrainingSession[],
  todayMs: number,
  knownFromMs: number,
): Pace | null {
  const known =
    knownFromMs > 0
      ? Math.floor((todayMs - knownFromMs) / DAY_MS)
      : Math.ceil((todayMs - oldestMs(sessions, todayMs)) / DAY_MS);
  const days = Math.min(PACE_DAYS, known);
  const fromMs = todayMs - days * DAY_MS;
  const inDays = sessions.filter(({ atMs }) => atMs >= fromMs && atMs < todayMs);
  const totals = totalsOf(inDays, fromMs, todayMs);
  if (totals.sessions === 0) return null;
  return {
    days,
    energyPerDay: totals.energy / days,
    gainPerDay: perStat((stat) => totals.gains[stat] / days),
  };
}

/** Points for each energy in the newest 40 sessions of a stat, for forecasts without the list of gyms. Null without one. */
export function ownGainPerEnergy(
  sessions: readonly TrainingSession[],
  stat: BattleStat,
): number | null {
  const latest = newestFirst(sessions.filter((session) => session.stat === stat)).slice(
    0,
    MAX_SESSIONS,
  );
  const energy = sum(latest.map((session) => session.energy));
  return energy > 0 ? sum(latest.map(({ gain }) => gain)) / energy : null;
}
