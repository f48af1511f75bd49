import { formatGameDate, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { WeekStat } from "@/lib/game/week/member-week";
import { daysOf, type Span } from "@/lib/game/week/span";
import type { Exemption, UnmetMinimum } from "@/lib/game/week/weekly-minimums";

import type { WeekRow } from "./rows";

export const HOUR_S = 3600;

interface StatText {
  /** The header of its column. */
  name: string;
  /** "41 Xanax". */
  gainText: (gain: number) => string;
}

const counted = (name: string, one: string, many: string): StatText => ({
  name,
  gainText: (gain) => formatCount(gain, one, many),
});

/** "14 h", rounded down; under ten hours to the minute: "1 h 25 min". */
export const formatPlayed = (seconds: number) =>
  hoursAndMinutes(seconds < 10 * HOUR_S ? seconds : seconds - (seconds % HOUR_S));

export const STAT_TEXT: Readonly<Record<WeekStat, StatText>> = {
  gymenergy: { name: "Gym energy", gainText: (energy) => `${formatWhole(energy)} energy` },
  timeplayed: { name: "Time played", gainText: formatPlayed },
  xantaken: counted("Xanax", "Xanax", "Xanax"),
  refills: counted("Refills", "refill", "refills"),
  attackswon: counted("Attacks won", "attack won", "attacks won"),
  rankedwarhits: counted("War hits", "war hit", "war hits"),
  revives: counted("Revives", "revive", "revives"),
  organizedcrimes: counted("OCs", "organised crime", "organised crimes"),
  traveltimes: counted("Trips", "trip", "trips"),
  respectforfaction: { name: "Respect", gainText: (gain) => `${formatWhole(gain)} respect` },
  medicalitemsused: counted("Medical items", "medical item", "medical items"),
  drugoverdoses: counted("Overdoses", "overdose", "overdoses"),
  criminaloffences: counted("Criminal offenses", "criminal offense", "criminal offenses"),
  networth: { name: "Net worth", gainText: formatMoneyShort },
};

/** Returns the format of a stat's gains within the stat's own column. */
export const formatOf = (stat: WeekStat) =>
  stat === "timeplayed"
    ? formatPlayed
    : stat === "networth"
      ? formatMoneyShort
      : (gain: number) => formatWhole(Math.round(gain));

/** "13 Nov to 20 Nov". */
export const spanText = ({ fromMs, toMs }: Span) =>
  `${formatShortGameDay(fromMs)} to ${formatShortGameDay(toMs)}`;

/** Like `spanText`, but "24 Nov to 1 Dec 2025" for a week that didn't end this year. */
export const weekText = (week: Span, todayMs: number) =>
  yearOf(week.toMs) === yearOf(todayMs)
    ? spanText(week)
    : `${formatShortGameDay(week.fromMs)} to ${formatGameDate(week.toMs)}`;

const yearOf = (ms: number) => new Date(ms).getUTCFullYear();

/** "25 min played (minimum 2 h 30 min)": to the minute, so that the two times differ. */
export const unmetMinimumText = ({ stat, gain, minimum }: UnmetMinimum) =>
  `${exactText(stat, gain, " played")} (minimum ${exactText(stat, minimum)})`;

/** "2 h 30 min played". */
export const minimumText = ({ stat, minimum }: UnmetMinimum) => exactText(stat, minimum, " played");

/** "9 Xanax, 49 min short": how far below the minimums, the time rounded up. */
export const shortText = (unmet: readonly UnmetMinimum[]) =>
  unmet
    .map(({ stat, gain, minimum }) =>
      exactText(stat, minimum - gain + (stat === "timeplayed" ? 59 : 0)),
    )
    .join(", ") + " short";

const exactText = (stat: WeekStat, gain: number, afterTime = "") =>
  stat === "timeplayed" ? hoursAndMinutes(gain) + afterTime : STAT_TEXT[stat].gainText(gain);

/** "14 h", "2 h 05 min" or "25 min", rounded down. */
export function hoursAndMinutes(seconds: number): string {
  const minutes = Math.floor((seconds % HOUR_S) / 60);
  if (seconds < HOUR_S) return `${minutes} min`;
  const hours = `${formatWhole(Math.floor(seconds / HOUR_S))} h`;
  return minutes === 0 ? hours : `${hours} ${String(minutes).padStart(2, "0")} min`;
}

/** "from 24 Nov until 1 Dec". */
export const exemptionDays = ({ fromMs, untilMs }: Exemption) =>
  `${fromMs === null ? "" : `from ${formatShortGameDay(fromMs)} `}until ${formatShortGameDay(untilMs)}`;

/** "Exempt from 24 Nov until 1 Dec: holiday; from 10 Dec until 12 Dec". */
export const exemptionsText = (all: readonly Exemption[]) =>
  `Exempt ${all
    .map((one) => `${exemptionDays(one)}${one.reason === "" ? "" : `: ${one.reason}`}`)
    .join("; ")}`;

/** The value to sort by so that those below a minimum come first, and the lowest figures within both groups. */
export const belowFirst = (isBelow: boolean, figure: number) => (isBelow ? 0 : 1e15) + figure;

/** A row’s state in words: the minimums that it is below, its exemptions, or why it isn’t compared; empty for most rows. */
export function stateText({
  state,
  unmetMinimums,
  exemptions,
}: Pick<WeekRow, "state" | "unmetMinimums" | "exemptions">): string {
  return {
    compared:
      exemptions.length > 0
        ? exemptionsText(exemptions)
        : unmetMinimums.map(unmetMinimumText).join(", "),
    joined: "Joined during this period",
    unfetched: "",
    hidden: "Unavailable",
  }[state];
}

/** " Minimums are scaled to 3 days." Empty for seven days, the period they are set for. */
export const scaledText = (span: Span) =>
  daysOf(span) === 7 ? "" : ` Minimums are scaled to ${formatCount(daysOf(span), "day", "days")}.`;
