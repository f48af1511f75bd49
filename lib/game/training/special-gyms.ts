import { BATTLE_STATS, type BattleStat, perStat, type PerStat, totalOf } from "./battle-stats";
import type { Gym } from "./gym";

/** A gym that requires a ratio of stats: one stat against the next highest, or a pair against the other pair. */
export interface SpecialGym {
  /** As in the game's list. */
  name: string;
  /** One or two. */
  stats: readonly [BattleStat, ...BattleStat[]];
}

/** A player's stats compared with the ratio that a special gym requires. */
export interface GymRatio {
  /** The stat or pair divided by the others; null if the others are 0. */
  ratio: number | null;
  holds: boolean;
  /** Points that its own stats lack; 0 while it holds. */
  missing: number;
  /** Points that the others may gain before it breaks; 0 if it doesn't hold. */
  slack: number;
  /** For a single stat, the stat that it is measured against; null for a pair. */
  against: BattleStat | null;
}

/** Source: TornTools (its specialist gyms) and contr4l/TornCity-CnWiki. */
export const REQUIRED_RATIO = 1.25;

/** Source: as above. Elites and Balboas can both hold. */
export const SPECIAL_GYMS: readonly SpecialGym[] = [
  { name: "Balboas Gym", stats: ["defense", "dexterity"] },
  { name: "Frontline Fitness", stats: ["strength", "speed"] },
  { name: "Gym 3000", stats: ["strength"] },
  { name: "Mr. Isoyamas", stats: ["defense"] },
  { name: "Total Rebound", stats: ["speed"] },
  { name: "Elites", stats: ["dexterity"] },
];

/**
 * Maximum number of Xanax and Ecstasy together for the Sports Science Lab. Source: players report it; two sources, one unsure.
 */
export const SCIENCE_LAB_MAX_DRUGS = 150;

/** Drugs that count for the Sports Science Lab. Null if unknown. */
interface LabDrugs {
  xanax: number | null;
  ecstasy: number | null;
}

/** The number of these drugs that the player has taken, and if the lab is still open. Null if one of them is unknown. */
export function labDrugsOf({
  xanax,
  ecstasy,
}: LabDrugs): { taken: number; isOpen: boolean } | null {
  if (xanax === null || ecstasy === null) return null;
  const taken = xanax + ecstasy;
  return { taken, isOpen: taken <= SCIENCE_LAB_MAX_DRUGS };
}

const PLAIN = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A gym's name without case, punctuation and the words that lists add or leave out. */
function plainName(name: string): string {
  const words = name.toLowerCase().split(" ");
  if (words[0] === "the") words.shift();
  if (words.at(-1) === "gym") words.pop();
  return Array.from(words.join(""))
    .filter((letter) => PLAIN.includes(letter))
    .join("");
}

/** The ratio that a gym of the game's list requires; null if none. */
export function specialGymOf({ name }: Pick<Gym, "name">): SpecialGym | null {
  const plain = plainName(name);
  return SPECIAL_GYMS.find((special) => plainName(special.name) === plain) ?? null;
}

export const isScienceLab = ({ name }: Pick<Gym, "name">): boolean =>
  plainName(name) === "sportssciencelab";

const sumOf = (stats: PerStat, names: readonly BattleStat[]): number =>
  names.reduce((total, stat) => total + stats[stat], 0);

function highestOf(stats: PerStat, names: readonly BattleStat[]): BattleStat | null {
  const [highest] = names.toSorted((a, b) => stats[b] - stats[a]);
  return highest ?? null;
}

/** The ratio of a player's stats, if it holds, and the distance to a change of that. */
export function gymRatioOf({ stats: own }: SpecialGym, stats: PerStat): GymRatio {
  const others = BATTLE_STATS.filter((stat) => !own.includes(stat));
  const against = own.length === 1 ? highestOf(stats, others) : null;
  const ownPoints = sumOf(stats, own);
  const otherPoints = against === null ? sumOf(stats, others) : stats[against];
  const missing = REQUIRED_RATIO * otherPoints - ownPoints;
  return {
    ratio: otherPoints > 0 ? ownPoints / otherPoints : null,
    holds: missing <= 0,
    missing: Math.max(0, missing),
    slack: Math.max(0, ownPoints / REQUIRED_RATIO - otherPoints),
    against,
  };
}

/** True if a gym's ratio holds. A gym that requires none is open to every player who has it. */
export function isOpenTo(gym: Pick<Gym, "name">, stats: PerStat): boolean {
  const special = specialGymOf(gym);
  return special === null || gymRatioOf(special, stats).holds;
}

/** The relation of the four stats to one another. */
export interface Build {
  kind: "balanced" | "hanks" | "baldrs";
  /** The stat that a single gym trains; null for a balanced build. */
  high: BattleStat | null;
  /** Parts of the total; their sum is 1. */
  fractions: PerStat;
}

/** The value that each stat has to reach, and the distance to it. */
export interface StatGoals {
  values: PerStat;
  /** Points that each stat lacks; 0 if it has enough. */
  missing: PerStat;
  totalMissing: number;
  /** The stat that is furthest behind; null once all have enough. */
  next: BattleStat | null;
}

/** The other stat of its pair gym: strength and speed train at Frontline, defense and dexterity at Balboas. */
const PARTNER: PerStat<BattleStat> = {
  strength: "speed",
  speed: "strength",
  defense: "dexterity",
  dexterity: "defense",
};

/** A build from the ratio of the stats: the high stat is 1.25; its partner and the other two are as given. */
function buildWith(kind: Build["kind"], high: BattleStat, partner: number, others: number): Build {
  const parts = perStat((stat) =>
    stat === high ? REQUIRED_RATIO : stat === PARTNER[high] ? partner : others,
  );
  const total = totalOf(parts);
  return { kind, high, fractions: perStat((stat) => parts[stat] / total) };
}

/**
 * A build with this high stat, which a balanced one doesn't have. The fractions follow from the ratio of special gyms:
 *
 * - Baldr's has a single gym and the pair gym of its own side. The high stat is 1.25 times its partner, and both are 1.25
 *   times the other two, which are equal: 30.9, 24.7, 22.2 and 22.2 %.
 * - Hank's has a single gym and the pair gym of the other side. The high stat is 1.25 times each of the other side, which
 *   are 1.25 times the high stat and its partner: 34.7, 27.8, 27.8 and 9.7 %.
 */
export function buildOf(kind: Build["kind"], high: BattleStat): Build {
  if (kind === "balanced") return { kind, high: null, fractions: perStat(() => 0.25) };
  return kind === "hanks"
    ? buildWith(kind, high, 2 / REQUIRED_RATIO - REQUIRED_RATIO, 1)
    : buildWith(kind, high, 1, (REQUIRED_RATIO + 1) / REQUIRED_RATIO / 2);
}

/** The build of a kind that lacks the fewest points; of several, the one whose high stat is highest now. */
export function nearestBuild(kind: Build["kind"], stats: PerStat): Build {
  const missing = (build: Build) => Math.round(buildGoals(build, stats).totalMissing);
  const [nearest = buildOf(kind, "strength")] = BATTLE_STATS.toSorted((a, b) => stats[b] - stats[a])
    .map((high) => buildOf(kind, high))
    .sort((a, b) => missing(a) - missing(b));
  return nearest;
}

/** A smaller remainder, such as the rounding error of a total times a fraction, doesn't count as missing. */
const MIN_MISSING = 0.5;

/** The goals for these values. A stat with more points stays as it is, and less than half a point isn't missing. */
export function goalsFor(wanted: PerStat, stats: PerStat): StatGoals {
  const values = perStat((stat) =>
    wanted[stat] - stats[stat] >= MIN_MISSING ? wanted[stat] : stats[stat],
  );
  const missing = perStat((stat) => values[stat] - stats[stat]);
  return { values, missing, totalMissing: totalOf(missing), next: furthestBehind(stats, values) };
}

/** The goals of a build, with the smallest total that lowers none of the player's stats. */
export function buildGoals({ fractions }: Build, stats: PerStat): StatGoals {
  const total = Math.max(...BATTLE_STATS.map((stat) => stats[stat] / fractions[stat]));
  return goalsFor(
    perStat((stat) => total * fractions[stat]),
    stats,
  );
}

/** The goals at which a special gym's ratio holds. In a pair, the lower stat is raised first, then both equally. */
export function gymGoals(special: SpecialGym, stats: PerStat): StatGoals {
  const { missing } = gymRatioOf(special, stats);
  const [low = special.stats[0], high = low] = special.stats.toSorted(
    (a, b) => stats[a] - stats[b],
  );
  const points = sumOf(stats, special.stats) + missing;
  const highGoal = Math.max(stats[high], points / special.stats.length);
  const lowGoal = special.stats.length === 1 ? points : points - highGoal;
  return goalsFor({ ...stats, [high]: highGoal, [low]: lowGoal }, stats);
}

/** The stat with the smallest fraction of its goal; the first one if several are equal. */
function furthestBehind(stats: PerStat, goals: PerStat): BattleStat | null {
  const [next] = BATTLE_STATS.filter((stat) => goals[stat] > stats[stat]).sort(
    (a, b) => stats[a] / goals[a] - stats[b] / goals[b],
  );
  return next ?? null;
}

const BUILDS: readonly Build["kind"][] = ["balanced", "hanks", "baldrs"];

/** The name of a goal with the player's own values. */
export const OWN_GOALS = "own";

/**
 * The value that each stat has to reach for a goal: a build, the ratio of a special gym by its name, or the player's own values.
 * Null for any other name, and if none of the player's own values is above 0.
 */
export function goalsOf(goal: string | null, own: PerStat, stats: PerStat): StatGoals | null {
  if (goal === OWN_GOALS) return totalOf(own) > 0 ? goalsFor(own, stats) : null;
  const build = BUILDS.find((kind) => kind === goal);
  if (build !== undefined) return buildGoals(nearestBuild(build, stats), stats);
  const special = SPECIAL_GYMS.find(({ name }) => name === goal);
  return special === undefined ? null : gymGoals(special, stats);
}
