import { Explained } from "@/components/figures/explain";
import { zeroMuted } from "@/components/figures/muted-zero";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { DAY_MS } from "@/lib/common/time";
import { formatGameDayTime, formatIsoMoment, formatShortGameDay } from "@/lib/format/days";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { BATTLE_STATS } from "@/lib/game/training/battle-stats";
import type { ComparedSession, TrainingTotals } from "@/lib/game/training/sessions";

import { FigureBar } from "./figure-table";
import type { explainSession } from "./log-explanation";
import {
  formatPoints,
  formatRatio,
  formatSignedPoints,
  SHORT_STAT_NAMES,
  STAT_NAMES,
} from "./text";

interface Week extends TrainingTotals {
  /** The total as a fraction of the greatest one, 0 to 1. */
  fraction: number;
  /** The part of the week that is known, as text; null for the whole week. */
  part: string | null;
}

/**
 * "from 28 Oct" if the week is known only from then on, "to now" for the current week, "incomplete" if no part is known for
 * certain; null for a whole week.
 */
export function partText(
  { fromMs, toMs }: Pick<Week, "fromMs" | "toMs">,
  knownFromMs: number,
  nowMs: number,
): string | null {
  if (knownFromMs >= toMs) return "incomplete";
  const parts = [
    ...(knownFromMs > fromMs ? [`from ${formatShortGameDay(knownFromMs)}`] : []),
    ...(toMs > nowMs ? ["to now"] : []),
  ];
  return parts.length === 0 ? null : parts.join(" ");
}

/** "23 Nov to 30 Nov", from 00:00 to 00:00 as on the other pages; "30 Nov" for a single day. */
export const daysText = ({ fromMs, toMs }: Pick<Week, "fromMs" | "toMs">) =>
  toMs - fromMs <= DAY_MS
    ? formatShortGameDay(fromMs)
    : `${formatShortGameDay(fromMs)} to ${formatShortGameDay(toMs)}`;

const weekText = (week: Week) => `${daysText(week)}${week.part === null ? "" : `, ${week.part}`}`;

const WeekName = ({ part, ...week }: Week) => (
  <>
    {daysText(week)}
    {part !== null && <span className="text-small text-muted-foreground"> {part}</span>}
  </>
);

const weekColumn = columnsFor<Week>();

const perEnergyOf = ({ total, energy }: Week) => (energy > 0 ? total / energy : undefined);

/** The columns of the weeks with their gains. */
export const weekColumns = weekColumn.columns([
  weekColumn.accessor("fromMs", {
    id: "week",
    header: "Week",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: (week: Week) => weekText(week),
    },
    cell: ({ row }) => <WeekName {...row.original} />,
  }),
  weekColumn.accessor("sessions", { id: "sessions", header: "Sessions", ...INTEGER }),
  weekColumn.accessor("energy", {
    id: "energy",
    header: "Energy",
    ...INTEGER,
  }),
  ...BATTLE_STATS.map((stat) =>
    weekColumn.accessor(({ gains }) => gains[stat], {
      id: stat,
      header: STAT_NAMES[stat],
      meta: NUMERIC,
      cell: ({ getValue }) => zeroMuted(getValue(), formatSignedPoints),
    }),
  ),
  weekColumn.accessor(perEnergyOf, {
    id: "per-energy",
    header: "Per energy",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => orDash(perEnergyOf(row.original) ?? null, formatPoints),
  }),
  weekColumn.accessor("total", {
    id: "total",
    header: "Total",
    meta: NUMERIC,
    cell: ({ row: { original } }) => (
      <>
        {formatSignedPoints(original.total)}
        <FigureBar fraction={original.fraction} className="absolute right-0 -bottom-px" />
      </>
    ),
  }),
]);

/** A week on a phone: the total, then the gain in each trained stat. */
export const weekLines = (week: Week): TwoLines => ({
  title: <WeekName {...week} />,
  figure: formatSignedPoints(week.total),
  // All four stats take more than a line.
  detail: (
    <span className="whitespace-normal">
      {BATTLE_STATS.filter((stat) => week.gains[stat] !== 0)
        .map((stat) => `${SHORT_STAT_NAMES[stat]}\u00a0${formatSignedPoints(week.gains[stat])}`)
        .join(", ")}
    </span>
  ),
  second: (
    <>
      {formatWhole(week.energy)} energy
      <span className="ml-auto flex w-26 justify-end">
        <FigureBar fraction={week.fraction} />
      </span>
    </>
  ),
});

export interface SessionRow extends ComparedSession {
  gymName: string;
  explained: ReturnType<typeof explainSession>;
}

const sessionColumn = columnsFor<SessionRow>();

const Correction = ({ correction, explained }: SessionRow) =>
  correction === null ? "–" : <Explained {...explained}>{formatRatio(correction)}</Explained>;

/** The columns of the player's sessions. */
export const sessionColumns = sessionColumn.columns([
  sessionColumn.accessor("atMs", {
    id: "date",
    header: "Date",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }: SessionRow) => formatIsoMoment(atMs),
    },
    cell: ({ getValue }) => (
      <span className="whitespace-nowrap">{formatGameDayTime(getValue())}</span>
    ),
  }),
  sessionColumn.accessor(({ stat }) => STAT_NAMES[stat], {
    id: "stat",
    header: "Stat",
    meta: NAMES,
  }),
  sessionColumn.accessor("gymName", {
    id: "gym",
    header: "Gym",
    meta: NAMES,
    cell: ({ getValue }) => <span translate="no">{getValue()}</span>,
  }),
  sessionColumn.accessor("energy", { id: "energy", header: "Energy", ...INTEGER }),
  sessionColumn.accessor(({ happyUsed }) => happyUsed ?? -1, {
    id: "happy",
    header: "Happy used",
    meta: { ...NUMERIC, text: ({ happyUsed }: SessionRow) => happyUsed ?? "" },
    cell: ({ row }) => orDash(row.original.happyUsed, formatWhole),
  }),
  sessionColumn.accessor("gain", {
    id: "gain",
    header: "Gain",
    meta: NUMERIC,
    cell: ({ getValue }) => formatSignedPoints(getValue()),
  }),
  sessionColumn.accessor(({ gainPerEnergy }) => gainPerEnergy ?? 0, {
    id: "per-energy",
    header: "Per energy",
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.gainPerEnergy, formatPoints),
  }),
  sessionColumn.accessor(({ correction }) => correction ?? 0, {
    id: "ratio",
    header: "Of the formula",
    meta: { ...EXPLAINED, text: ({ correction }: SessionRow) => correction ?? "" },
    cell: ({ row }) => <Correction {...row.original} />,
  }),
]);

/** A session on a phone. Its row opens on how the percentage is calculated. */
export const sessionLines = ({ stat, gain, atMs, energy, correction }: SessionRow): TwoLines => ({
  title: STAT_NAMES[stat],
  figure: formatSignedPoints(gain),
  detail: `${formatGameDayTime(atMs)}, ${formatWhole(energy)} energy`,
  second: orDash(correction, (known) => `${formatRatio(known)} of the formula`),
});
