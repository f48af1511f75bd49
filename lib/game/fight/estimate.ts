import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";
import { attackAtMs, isLoss } from "@/lib/game/faction/attacks";

import {
  attackerScore,
  type BattleStats,
  battleScore,
  battleStatsIn,
  type Bound,
  defenderScore,
  type Difficulty,
  difficultyOf,
  exactly,
  FAIR_FIGHT,
  fairFight,
  fairFightOf,
  type FigureRange,
  type ScoreAt,
  type ScoreEstimate,
  scoreRatio,
  totalStats,
  unlimitedEstimate,
  unlimitedFairFight,
} from "./fair-fight";
import { isIncoming, isOutgoing, type OwnAttack } from "./own-attacks";
import { MUGGED_FACTOR, respectOf } from "./respect";

/** The number of days that attacks are used for estimates. */
export const ATTACK_DAYS = 90;

/** A report of the player's own spy on somebody. */
export interface SpyReport {
  targetId: number;
  atMs: number;
  /** Null for a stat that the spy did not see. */
  stats: Readonly<Record<keyof BattleStats, number | null>>;
  total: number | null;
}

/** The latest fights with somebody, and the latest spy reports. */
export interface Encounters {
  /** The player's last attack, with any result. */
  lastAttack: OwnAttack | null;
  /** The player's last attack with a known fair fight. */
  ownAttack: OwnAttack | null;
  /** Their last attack on the player with a known fair fight. */
  theirAttack: OwnAttack | null;
  /** The last report with a known total. */
  spyReport: SpyReport | null;
  /** The last report with all four stats, which a battle score needs. */
  fullReport: SpyReport | null;
}

const NO_ENCOUNTERS: Encounters = {
  lastAttack: null,
  ownAttack: null,
  theirAttack: null,
  spyReport: null,
  fullReport: null,
};

/**
 * The encounters with everybody that the player has fought or spied on, by player id. A hidden attacker has no id, so their
 * attack is left out.
 */
export function encountersBy(
  attacks: readonly OwnAttack[],
  spyReports: readonly SpyReport[],
  playerId: number,
): ReadonlyMap<number, Encounters> {
  const encounters = new Map<number, Encounters>();
  const add = (id: number, newer: Partial<Encounters>) =>
    encounters.set(id, { ...(encounters.get(id) ?? NO_ENCOUNTERS), ...newer });
  for (const attack of attacks.toSorted((a, b) => attackAtMs(a) - attackAtMs(b))) {
    const { attacker, defender } = attack;
    const saysStrength = fairFightOf(attack) !== null;
    if (isOutgoing(attack, playerId) && defender !== null) {
      add(defender.id, { lastAttack: attack, ...(saysStrength && { ownAttack: attack }) });
    } else if (isIncoming(attack, playerId) && attacker !== null && saysStrength) {
      add(attacker.id, { theirAttack: attack });
    }
  }
  for (const spyReport of spyReports.toSorted((a, b) => a.atMs - b.atMs)) {
    if (spiedTotal(spyReport) === null) continue;
    const isFull = battleStatsIn(spyReport.stats) !== null;
    add(spyReport.targetId, { spyReport, ...(isFull && { fullReport: spyReport }) });
  }
  return encounters;
}

/** A figure older than that is shown as "old", as in FFScouter. */
const OLD_AFTER_MS = 14 * DAY_MS;

export const isOldFigure = (atMs: number, nowMs: number): boolean => nowMs - atMs > OLD_AFTER_MS;

/** The basis of an estimate. */
type EstimateSource = "own attack" | "their attack" | "spy report";

export interface FightEstimate {
  /** Null if nothing is known; then everything the game allows is possible. */
  source: EstimateSource | null;
  /** The time of the source; null if nothing is known. */
  atMs: number | null;
  /** The expected fair fight of the next attack, 1 to 3. */
  fairFight: FigureRange;
  /** The expected respect outside a chain and a war; the second one is for a mugging. */
  respect: FigureRange;
  respectIfMugged: FigureRange;
  /** Their strength; null if nothing is known. */
  strength: StrengthEstimate | null;
  /** True if none of the loaded attacks is the player's on them. */
  isNeverFought: boolean;
  /** True if they won the player's last attack on them. */
  isLostLast: boolean;
}

/** Somebody's strength compared with the player's. */
interface StrengthEstimate {
  /** Says if they may be stronger or weaker than the figures: the game shows no fair fight above 3 or below 1. */
  bound: Bound;
  /** The fair fight without the game's limit of 3. */
  unlimited: number;
  /** Their battle score as a part of the player's. */
  scoreRatio: number;
  /** Null if any difficulty is possible. */
  difficulty: Difficulty | null;
}

interface Known extends Pick<FightEstimate, "source" | "atMs" | "fairFight"> {
  strength: StrengthEstimate | null;
}

const NOTHING_KNOWN: Known = { source: null, atMs: null, fairFight: FAIR_FIGHT, strength: null };

/**
 * The expected result and difficulty of the next attack on somebody. The player's own last attack comes first, because it was
 * measured; then their last attack; then the spy report. Without any, everything the game allows is possible.
 */
export function fightEstimate(
  level: number,
  encounters: Encounters | undefined,
  { scoreAt, nowMs }: { scoreAt: ScoreAt; nowMs: number },
): FightEstimate {
  const { strength, ...known } = encounters
    ? (byOwnAttack(encounters) ??
      byTheirAttack(encounters, scoreAt, nowMs) ??
      bySpy(encounters, scoreAt(nowMs)) ??
      NOTHING_KNOWN)
    : NOTHING_KNOWN;
  const respect = (fair: number) =>
    respectOf({ level, modifiers: { fairFight: fair }, result: "" });
  const expected = { least: respect(known.fairFight.least), most: respect(known.fairFight.most) };
  const lastAttack = encounters?.lastAttack ?? null;
  return {
    ...known,
    respect: expected,
    respectIfMugged: {
      least: expected.least * MUGGED_FACTOR,
      most: expected.most * MUGGED_FACTOR,
    },
    strength,
    isNeverFought: lastAttack === null,
    isLostLast: lastAttack !== null && isLoss(lastAttack),
  };
}

function strengthOf(bound: Bound, unlimited: number): StrengthEstimate {
  const difficulty = difficultyOf(unlimited);
  return {
    bound,
    unlimited,
    scoreRatio: scoreRatio(unlimited),
    difficulty: bound === "at most" && difficulty === "may be impossible" ? null : difficulty,
  };
}

function byOwnAttack({ ownAttack }: Encounters): Known | null {
  const fair = ownAttack && fairFightOf(ownAttack);
  if (ownAttack === null || fair === null) return null;
  const { bound, unlimited } = unlimitedEstimate(fair);
  return {
    source: "own attack",
    atMs: attackAtMs(ownAttack),
    fairFight: exactly(fair),
    strength: strengthOf(bound, unlimited),
  };
}

function byTheirAttack({ theirAttack }: Encounters, scoreAt: ScoreAt, nowMs: number): Known | null {
  const theirs = theirAttack && scoreByTheirAttack(theirAttack, scoreAt);
  const own = scoreAt(nowMs);
  if (theirAttack === null || theirs === null || own === null) return null;
  return {
    source: "their attack",
    atMs: attackAtMs(theirAttack),
    fairFight: rangeOf(theirs, own),
    strength: strengthOf(theirs.bound, unlimitedFairFight(theirs.score, own)),
  };
}

/** The range of the fair fight. If only a limit of their score is known, the other end is the game's own limit. */
function rangeOf({ bound, score }: ScoreEstimate, own: number): FigureRange {
  const fair = fairFight(score, own);
  return {
    least: bound === "at most" ? FAIR_FIGHT.least : fair,
    most: bound === "at least" ? FAIR_FIGHT.most : fair,
  };
}

function bySpy({ fullReport }: Encounters, own: number | null): Known | null {
  const theirs = fullReport && spiedScore(fullReport);
  if (fullReport === null || theirs === null || own === null) return null;
  return {
    source: "spy report",
    atMs: fullReport.atMs,
    fairFight: exactly(fairFight(theirs, own)),
    strength: strengthOf("about", unlimitedFairFight(theirs, own)),
  };
}

/** Null unless the spy saw all four stats. */
function spiedScore({ stats }: SpyReport): number | null {
  const seen = battleStatsIn(stats);
  return seen && battleScore(seen);
}

/** Null if the spy saw neither the total nor all four stats. */
function spiedTotal({ stats, total }: SpyReport): number | null {
  const seen = battleStatsIn(stats);
  return total ?? (seen && sum(Object.values(seen)));
}

function scoreByTheirAttack(attack: OwnAttack, scoreAt: ScoreAt): ScoreEstimate | null {
  const fair = fairFightOf(attack);
  const own = scoreAt(attackAtMs(attack));
  return fair === null || own === null ? null : attackerScore(fair, own);
}

/** An estimate of somebody's battle stats. */
export interface StatsEstimate {
  source: EstimateSource;
  atMs: number;
  /** "exactly" if a spy saw them. With "at least" and "at most", the score and `statsLimit`. */
  bound: Bound | "exactly";
  /** Null if the spy saw only the total. */
  score: number | null;
  /** Null if only a limit of the score is known. */
  total: FigureRange | null;
}

/**
 * Somebody's battle stats. A spy report comes first, because it is no estimate; then the player's own last attack; then theirs.
 * Each attack uses the player's score of its day. Null if nothing is known.
 */
export function statsEstimate(
  encounters: Encounters | undefined,
  scoreAt: ScoreAt,
): StatsEstimate | null {
  if (encounters === undefined) return null;
  return statsBySpy(encounters) ?? statsByAttacks(encounters, scoreAt);
}

function statsBySpy({ spyReport }: Encounters): StatsEstimate | null {
  const total = spyReport && spiedTotal(spyReport);
  if (spyReport === null || total === null) return null;
  const { atMs } = spyReport;
  const score = spiedScore(spyReport);
  return { source: "spy report", atMs, bound: "exactly", score, total: exactly(total) };
}

function statsByAttacks(
  { ownAttack, theirAttack }: Encounters,
  scoreAt: ScoreAt,
): StatsEstimate | null {
  const fair = ownAttack && fairFightOf(ownAttack);
  const own = ownAttack && scoreAt(attackAtMs(ownAttack));
  if (ownAttack !== null && fair !== null && own !== null) {
    return statsBy("own attack", ownAttack, defenderScore(fair, own));
  }
  const theirs = theirAttack && scoreByTheirAttack(theirAttack, scoreAt);
  return theirAttack !== null && theirs !== null
    ? statsBy("their attack", theirAttack, theirs)
    : null;
}

const statsBy = (
  source: StatsEstimate["source"],
  attack: OwnAttack,
  { bound, score }: ScoreEstimate,
): StatsEstimate => ({
  source,
  atMs: attackAtMs(attack),
  bound,
  score,
  total: bound === "about" ? totalStats(score) : null,
});

/** The lowest total of a score of at least so much, or the highest one of a score of at most so much; null for other scores. */
export function statsLimit({
  bound,
  score,
}: Pick<StatsEstimate, "bound" | "score">): number | null {
  if (score === null) return null;
  const { least, most } = totalStats(score);
  return bound === "at least" ? least : bound === "at most" ? most : null;
}
