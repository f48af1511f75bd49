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
  /** The formula's gain; null if the gym is unknown or doesn't train the stat. */
  formula: number | null;
  /** The gain as a fraction of the formula's: 1.03 is 103 %. Null without a formula. */
  correction: number | null;
}

/** The conditions of the comparison. The log has neither the happy nor the perks of the session's time. */
export interface SessionConditions {
  happyMaximum: number;
  /** Today's perks. */
  perks: readonly GymPerk[];
  gyms: ReadonlyMap<number, Gym>;
}

/** The median, the lowest and the highest correction of some sessions, without those far above the median. */
export interface Correction extends Gain {
  sessions: number;
  /** Number of sessions far above the median, which probably began at a higher happy. */
  outliers: number;
  /**
   * "applied" if estimates are multiplied by it. Otherwise the reason why not: fewer than ten sessions, mostly sessions of jumps,
   * or the player has turned it off.
   */
  state: "applied" | "few" | "jumps" | "off";
}

const MAX_SESSIONS = 40;
const MIN_SESSIONS = 10;

/**
 * The correction above which a session counts as that of a jump. A jump has several times the formula's gain at the maximum of
 * happy, so its session says nothing about others.
 */
export const OUTLIER_FACTOR = 1.5;

export const NO_CORRECTION: Correction = {
  expected: 1,
  low: 1,
  high: 1,
  sessions: 0,
  outliers: 0,
  state: "few",
};

export const gainPerEnergyOf = ({ gain, energy }: TrainingSession): number | null =>
  energy > 0 ? gain / energy : null;

/** Compares a session with the formula at the stat before it, the maximum happy, today's perks and its gym's dots. */
function compareSession(
  session: TrainingSession,
  { happyMaximum, perks, gyms }: SessionConditions,
): ComparedSession {
  const { stat, trains, energy, before, gymId, gain } = session;
  const gainPerEnergy = gainPerEnergyOf(session);
  const gym = gyms.get(gymId);
  const training = gym === undefined ? null : trainingIn(gym, stat, perkFactorOf(perks, stat));
  if (training === null || trains <= 0 || energy <= 0) {
    return { ...session, gainPerEnergy, formula: null, correction: null };
  }
  // A train may have taken a different amount of energy at that time.
  const energyPerTrain = energy / trains;
  const formula = gainOfRun({ ...training, energyPerTrain }, before, happyMaximum, trains).expected;
  return { ...session, gainPerEnergy, formula, correction: formula > 0 ? gain / formula : null };
}

/** `compareSession` under these conditions, with a cache, so that a long history isn't compared again with each page. */
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

/** The newest 40 sessions that have a correction. */
const latestCompared = (sessions: readonly ComparedSession[]): readonly ComparedSession[] =>
  newestFirst(sessions.filter(({ correction }) => correction !== null)).slice(0, MAX_SESSIONS);

/** The middle value; between two, their mean. NaN for an empty list. */
function median(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return ((below ?? NaN) + (above ?? NaN)) / 2;
}

/**
 * The correction of the formula by the newest 40 sessions. Estimates use it from ten sessions on, unless at least half of them
 * are those of jumps, because estimates of a jump include its happy already.
 * @param isOn false if the player has turned it off
 */
export function correctionOf(sessions: readonly ComparedSession[], isOn = true): Correction {
  const factors = latestCompared(sessions)
    .flatMap(({ correction }) => correction ?? [])
    .sort((a, b) => a - b);
  const [low] = factors;
  if (low === undefined) return NO_CORRECTION;
  const expected = median(factors);
  const usual = factors.filter((factor) => factor <= OUTLIER_FACTOR * expected);
  const high = Math.max(expected, usual.at(-1) ?? low);
  const { length: count } = factors;
  const state =
    count < MIN_SESSIONS ? "few" : expected > OUTLIER_FACTOR ? "jumps" : isOn ? "applied" : "off";
  return { expected, low, high, sessions: count, outliers: count - usual.length, state };
}

/** The corrections by the same 40 sessions, stat by stat; stats with the most sessions first. */
export function correctionsByStat(
  sessions: readonly ComparedSession[],
): readonly (Correction & { stat: BattleStat })[] {
  const latest = latestCompared(sessions);
  return BATTLE_STATS.flatMap((stat) => {
    const ofStat = latest.filter((session) => session.stat === stat);
    return ofStat.length === 0 ? [] : [{ stat, ...correctionOf(ofStat) }];
  }).sort((a, b) => b.sessions - a.sessions);
}

/** The factors by which estimates are multiplied: 1 unless the correction is applied. */
export const correctionFactors = (correction: Correction): Gain =>
  correction.state === "applied" ? correction : NO_CORRECTION;

/**
 * A gain of the formula times the median. Its range is that of the sessions, which includes chance, or that of chance alone if it
 * is wider: in a few trains of a low stat.
 */
export function applyCorrection(gain: Gain, correction: Correction): Gain {
  const { expected, low, high } = correctionFactors(correction);
  return {
    expected: gain.expected * expected,
    low: Math.min(gain.expected * low, gain.low * expected),
    high: Math.max(gain.expected * high, gain.high * expected),
  };
}

/** The correction by a session that began at a happy other than the maximum, at which it is compared: 1.12 is 12 % too much. */
export const correctionAtHappy = (
  training: Training,
  value: number,
  { happy, happyMaximum }: { happy: number; happyMaximum: number },
): number =>
  gainOfTrain(training, value, happy).expected /
  gainOfTrain(training, value, happyMaximum).expected;

/** Energy that these sessions spent in a gym; a lower bound if the log doesn't reach back to the first session. */
export const energySpentIn = (sessions: readonly TrainingSession[], gymId: number): number =>
  sum(sessions.flatMap((session) => (session.gymId === gymId ? session.energy : [])));

/** The totals of a period. */
export interface TrainingTotals {
  /** The period ends before `toMs`. */
  fromMs: number;
  toMs: number;
  sessions: number;
  energy: number;
  gains: PerStat;
  total: number;
}

/** The totals of a period's sessions. */
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

/** More weeks than the game has existed, so that a wrong date doesn't produce a million weeks. */
const MAX_WEEKS = 2000;

/**
 * The totals of today, if there is a session, then of each seven whole days up to yesterday, newest first, back to the oldest
 * session.
 * @param todayMs the last 00:00 UTC
 */
export function weeksOf(
  sessions: readonly TrainingSession[],
  todayMs: number,
): readonly TrainingTotals[] {
  const weekOf = (atMs: number) => Math.ceil((todayMs - atMs) / WEEK_MS) - 1;
  const byWeek = new Map<number, TrainingSession[]>();
  const todays: TrainingSession[] = [];
  for (const session of sessions) {
    const week = weekOf(session.atMs);
    const others = session.atMs >= todayMs ? todays : byWeek.get(week);
    if (others === undefined) byWeek.set(week, [session]);
    else others.push(session);
  }
  const count = Math.min(MAX_WEEKS, weekOf(oldestMs(sessions, todayMs)) + 1);
  const weeks = Array.from({ length: count }, (_, week) => {
    const toMs = todayMs - week * WEEK_MS;
    return totalsOf(byWeek.get(week) ?? [], toMs - WEEK_MS, toMs);
  });
  return todays.length === 0 ? weeks : [totalsOf(todays, todayMs, todayMs + DAY_MS), ...weeks];
}

/** The training of an average day. */
export interface Pace {
  /** Number of whole days in the average. */
  days: number;
  energyPerDay: number;
  gainPerDay: PerStat;
}

const PACE_DAYS = 30;

/**
 * The average of the last 30 whole days, or of fewer if the log is known for fewer; null without a session in them. A day without
 * a session counts, unless it is before the player's first one. Today isn't over, so it doesn't count.
 * @param todayMs the last 00:00 UTC
 * @param knownFromMs time after which no session is missing; 0 if the whole log is known
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

/** Points per energy in the newest 40 sessions of a stat, for estimates without the list of gyms. Null without a session. */
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
