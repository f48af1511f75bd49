import { dayRange, type TypedDays } from "@/components/days/day-range";
import { matches } from "@/components/list/search-field";
import { ALL, type Choice, wordChoices } from "@/components/window/choice";
import type { TimeRange } from "@/lib/api/history/timeline";
import { DAY_MS, dayStartMs, HOUR_MS } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";

import { type AttackRow, type MemberAttackRow, type Person, personText } from "./rows";

const LATEST = { "24h": 1, "7d": 7, "30d": 30 } as const;

export const RANGES = [
  ["24h", "Last 24 hours"],
  ["7d", "Last 7 days"],
  ["30d", "Last 30 days"],
  ["dates", "Custom dates"],
] as const satisfies readonly Choice[];

type RangeId = (typeof RANGES)[number][0];

/** A period, and its wording within a sentence. */
interface AttackRange extends TimeRange {
  fromMs: number;
  /** The start of the attacks to load. Changes once an hour, so that a long load isn't restarted every minute. */
  loadFromMs: number;
  text: string;
}

/**
 * The selected period, or a sentence about why it isn't valid. Days are game days, and the last day is included. Without a first
 * day the period starts today; without a last day it ends now.
 */
export function attackRange(id: RangeId, days: TypedDays, nowMs: number): AttackRange | string {
  if (id !== "dates") {
    const count = LATEST[id];
    const text = count === 1 ? "in the last 24 hours" : `in the last ${count} days`;
    const fromMs = nowMs - count * DAY_MS;
    return { fromMs, loadFromMs: Math.floor(fromMs / HOUR_MS) * HOUR_MS, text };
  }
  const range = dayRange(days, dayStartMs(nowMs), nowMs);
  if (typeof range === "string") return range;
  const { fromMs, toMs } = range;
  return { ...range, loadFromMs: fromMs, text: textOf(formatGameDate(fromMs), toMs) };
}

function textOf(firstDay: string, toMs: number | undefined): string {
  if (toMs === undefined) return `since ${firstDay}`;
  const lastDay = formatGameDate(toMs);
  return lastDay === firstDay ? `on ${firstDay}` : `from ${firstDay} to ${lastDay}`;
}

export const SIDES = [
  [ALL, "All"],
  ["ours", "Made"],
  ["theirs", "Received"],
  ["bonus", "Bonus hits"],
] as const satisfies readonly Choice[];

type Side = (typeof SIDES)[number][0];

/** The choices of the result filter: all, then each result that occurs, from A to Z. */
export const resultChoices = (rows: readonly AttackRow[]): readonly Choice[] =>
  wordChoices(
    [ALL, "All"],
    rows.map(({ result }) => result),
  );

interface AttackFilters {
  side: Side;
  result: string;
  /** Matched against the name and the id of both sides. */
  text: string;
}

export const filterAttacks = (
  rows: readonly AttackRow[],
  { side, result, text }: AttackFilters,
): readonly AttackRow[] =>
  rows.filter(
    (row) =>
      isOfSide(row, side) &&
      (result === ALL || row.result === result) &&
      isNamed(text, row.attacker, row.defender),
  );

function isOfSide({ isMade, isReceived, isBonus }: AttackRow, side: Side): boolean {
  if (side === ALL) return true;
  if (side === "bonus") return isBonus;
  return side === "ours" ? isMade : isReceived;
}

const isNamed = (text: string, ...people: readonly (Person | null)[]) =>
  matches(text, ...people.map(personText));

export const MADE = [
  [ALL, "All members"],
  ["none", "Didn’t attack"],
] as const satisfies readonly Choice[];

/** True for a member who made no attack. Somebody who has left is none. */
export const isIdle = ({ attacks, hasLeft }: MemberAttackRow): boolean => attacks === 0 && !hasLeft;

export const filterMembers = (
  rows: readonly MemberAttackRow[],
  text: string,
  made: (typeof MADE)[number][0],
): readonly MemberAttackRow[] =>
  rows.filter((row) => isNamed(text, row) && (made === ALL || isIdle(row)));
