import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import { dayStartMs } from "@/lib/common/time";
import { weekStartMs } from "@/lib/game/week/span";

import type { Train } from "./agreements";

/** A train, with the name that the employee had then. */
export interface NamedTrain extends Train {
  name: string;
}

/** Trains of this week, of this month, and all that have loaded. */
export interface TrainCounts {
  ofWeek: number;
  ofMonth: number;
  total: number;
}

/** The trains of one employee. */
export interface EmployeeTrains extends TrainCounts {
  playerId: number;
  name: string;
}

export interface TrainsByEmployee {
  /** One per employee, also those without trains. */
  employees: readonly EmployeeTrains[];
  /** The players who are no longer in the company, as one line; null if there are none. */
  former: (TrainCounts & { playerIds: readonly number[] }) | null;
  total: TrainCounts;
}

/**
 * The trains of each employee. The week begins on Monday, 00:00 TCT.
 * @param employees null if unknown: then everybody who has been trained counts as an employee
 */
export function trainsByEmployee(
  trains: readonly NamedTrain[],
  employees: readonly { id: number; name: string }[] | null,
  nowMs: number,
): TrainsByEmployee {
  const byPlayer = groupBy(trains, ({ playerId }) => playerId);
  const known = employees ?? [...byPlayer].map(([id, own]) => ({ id, name: latestName(own) }));
  const ids = new Set(known.map(({ id }) => id));
  const formerIds = [...byPlayer.keys()].filter((id) => !ids.has(id));
  const ofFormer = formerIds.flatMap((id) => byPlayer.get(id) ?? []);
  return {
    employees: known.map(({ id, name }) => ({
      playerId: id,
      name,
      ...countsOf(byPlayer.get(id) ?? [], nowMs),
    })),
    former: formerIds.length === 0 ? null : { playerIds: formerIds, ...countsOf(ofFormer, nowMs) },
    total: countsOf(trains, nowMs),
  };
}

function countsOf(trains: readonly Train[], nowMs: number): TrainCounts {
  const since = (fromMs: number) => trains.filter(({ atMs }) => atMs >= fromMs).length;
  return {
    ofWeek: since(weekStartMs(nowMs)),
    ofMonth: since(monthStartMs(nowMs)),
    total: trains.length,
  };
}

/** The first 00:00 TCT of that time's month. */
export function monthStartMs(atMs: number): number {
  const date = new Date(atMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

const latestName = (trains: readonly NamedTrain[]): string =>
  trains.reduce((latest, train) => (train.atMs > latest.atMs ? train : latest), {
    name: "",
    atMs: -Infinity,
  }).name;

/** The trains of one day. */
export interface DayOfTrains {
  /** 00:00 TCT. */
  dayMs: number;
  total: number;
  /** Most trains first, then by name. */
  employees: readonly { playerId: number; name: string; trains: number }[];
}

/** The days with trains, newest first. */
export const trainsByDay = (trains: readonly NamedTrain[]): readonly DayOfTrains[] =>
  [...groupBy(trains, ({ atMs }) => dayStartMs(atMs))]
    .toSorted(([a], [b]) => b - a)
    .map(([dayMs, ofDay]) => {
      const employees = [...groupBy(ofDay, ({ playerId }) => playerId)]
        .map(([playerId, own]) => ({ playerId, name: latestName(own), trains: own.length }))
        .toSorted((a, b) => b.trains - a.trains || a.name.localeCompare(b.name));
      return { dayMs, total: sum(employees.map((each) => each.trains)), employees };
    });
