import { formatNumber, formatNumberShort } from "@/lib/format/format-number";
import { formatWhole } from "@/lib/format/numbers";
import { numberOrDash } from "@/lib/format/or-dash";
import { signed } from "@/lib/format/signed";
import { formatGameMoment } from "@/lib/format/times";
import type { BattleStat } from "@/lib/game/training/battle-stats";
import type { Duration } from "@/lib/game/training/plan";
import { type Correction, OUTLIER_FACTOR } from "@/lib/game/training/sessions";
import { OWN_GOALS, SPECIAL_GYMS } from "@/lib/game/training/special-gyms";
import type { Absence } from "@/lib/game/travel/absence";

import type { GymLog } from "./use-gym-log";

export const STAT_NAMES: Readonly<Record<BattleStat, string>> = {
  strength: "Strength",
  defense: "Defense",
  speed: "Speed",
  dexterity: "Dexterity",
};

export const SHORT_STAT_NAMES: Readonly<Record<BattleStat, string>> = {
  strength: "Str",
  defense: "Def",
  speed: "Spd",
  dexterity: "Dex",
};

/** The goals that a player can choose, by id. */
export const GOALS: readonly (readonly [id: string, name: string])[] = [
  ["balanced", "Balanced build"],
  ["hanks", "Hank’s ratio"],
  ["baldrs", "Baldr’s ratio"],
  ...SPECIAL_GYMS.map(({ name }) => [name, name] as const),
  [OWN_GOALS, "Custom"],
];

/** "Balanced build"; "" without a goal. */
export const goalName = (goal: string | null) => GOALS.find(([id]) => id === goal)?.[1] ?? "";

/** "a balanced build", "Hank’s ratio". */
export const goalInSentence = (goal: string) =>
  goal === "balanced" ? "a balanced build" : goalName(goal) || goal;

/** "213k" for 213,067: three digits from 10,000 on, since it is an estimate; below 100, two decimals unless it is whole. */
export const formatPoints = (points: number) =>
  numberOrDash(points, (known) =>
    Math.abs(known) >= 10_000
      ? formatNumberShort(known, { digits: 3 })
      : formatNumber(known, {
          decimals: Math.abs(known) < 100 && !Number.isInteger(known) ? 2 : 0,
        }),
  );

/** "+213k". */
export const formatSignedPoints = (points: number) => signed(points, formatPoints);

/** "102.9%" for 1.0289. */
export const formatRatio = (ratio: number) =>
  numberOrDash(ratio, (known) => `${formatNumber(known * 100, { decimals: 1 })}%`);

/** "× 1.029". */
export const formatFactor = (factor: number, decimals = 3) =>
  `× ${formatNumber(factor, { decimals })}`;

const ABSENCES: Readonly<Record<Absence["kind"], string>> = {
  flight: "You’re travelling",
  abroad: "You’re abroad",
  hospital: "You’re in hospital",
  jail: "You’re in jail",
};

/** "You’re travelling until 14:00." */
export const awayText = ({ kind, untilMs }: Absence, nowMs: number) =>
  `${ABSENCES[kind]}${untilMs === null ? "" : ` until ${formatGameMoment(untilMs, nowMs)}`}.`;

/** "You’re travelling until 14:00. You can train after you land." */
export function absenceText(absence: Absence, nowMs: number): string {
  const { kind, isAbroad } = absence;
  const then = isAbroad
    ? "once you’re back in Torn"
    : kind === "flight"
      ? "after you land"
      : "after that";
  return `${awayText(absence, nowMs)} You can train ${then}.`;
}

/** "once you land". */
export const onceFree = ({ kind, isAbroad }: Absence) =>
  isAbroad
    ? "once you’re back"
    : kind === "flight"
      ? "once you land"
      : kind === "jail"
        ? "once you’re out of jail"
        : "once you’re out of hospital";

/** The reason why estimates aren't adjusted to the log, if most sessions are those of jumps; otherwise null. */
export const ofJumpsText = ({ state, sessions }: Correction): string | null =>
  state === "jumps"
    ? `Most of your last ${sessions} sessions gained over ${OUTLIER_FACTOR} times the formula, as happens after a jump, so estimates aren’t adjusted to them.`
    : null;

/** The reason why there is no average day. */
export function noPaceText({ sessions, progress }: GymLog, todayMs: number): string {
  if (sessions === null) return "your sessions are unknown";
  if (progress.state !== "done") return "no sessions loaded yet";
  return sessions.some(({ atMs }) => atMs >= todayMs)
    ? "known from 00:00, once today is over"
    : "no sessions in the last 30 days";
}

/**
 * The limit of the days at the player's own pace, after their average: the figures of a build move as its highest stat grows.
 * @param goal its id
 * @param byPace null if the pace doesn't lead to the goal
 */
export function paceNote(goal: string | null, byPace: number | null): string {
  if (byPace === null) return ", doesn’t lead there";
  const isFixed = goal === OWN_GOALS || SPECIAL_GYMS.some(({ name }) => name === goal);
  return isFixed ? "" : ", if the goal stays";
}

/** "93 (88 to 97)". */
export const rangeDays = ({ days: { expected, low, high } }: Duration) =>
  low === high
    ? formatWhole(expected)
    : `${formatWhole(expected)} (${formatWhole(low)} to ${formatWhole(high)})`;
