import { dayRange, FIRST_DAY_MS, type TypedDays } from "@/components/days/day-range";
import { flowOf } from "@/lib/api/logs/flow";
import { logFields } from "@/lib/api/logs/log-fields";
import type { Flow, LogEntry, LogField } from "@/lib/game/logs/log-entry";

import { type LogNames, searchText } from "./text";
import { plainTitle } from "./type-title";

export interface LogRow {
  entry: LogEntry;
  fields: readonly LogField[];
  flow: Flow;
}

const rows = new WeakMap<LogEntry, LogRow>();

/** The row of an entry. Computed once per entry and cached, since a log grows by 100 entries at a time. */
function rowOf(entry: LogEntry): LogRow {
  let row = rows.get(entry);
  if (row === undefined) {
    const fields = logFields(entry);
    row = { entry, fields, flow: flowOf(entry.type.id, fields) };
    rows.set(entry, row);
  }
  return row;
}

interface Wanted {
  /** Null for all types. Also filtered here, since the game may not filter by every type. */
  typeId: number | null;
  fromMs: number;
  toMs: number | undefined;
}

/** The entries of a period, both ends included. */
export const logRows = (
  entries: readonly LogEntry[],
  { typeId, fromMs, toMs = Infinity }: Wanted,
): readonly LogRow[] =>
  entries
    .filter(
      ({ atMs, type }) => atMs >= fromMs && atMs <= toMs && (typeId === null || type.id === typeId),
    )
    .map(rowOf);

/** Returns a search for words in the type, category and fields of rows. The text of each row is built once. */
export function searchIn(names: LogNames) {
  const texts = new WeakMap<LogRow, string>();
  const textOf = (row: LogRow) => {
    let text = texts.get(row);
    if (text === undefined) {
      const { type, category } = row.entry;
      const titles = `${plainTitle(type.title)} ${type.title}`;
      text = `${titles} ${category} ${searchText(row.fields, names)}`.toLowerCase();
      texts.set(row, text);
    }
    return text;
  };
  /** The rows that contain every word, ignoring case and commas in figures. */
  return (all: readonly LogRow[], text: string): readonly LogRow[] => {
    const words = wordsOf(text);
    return words.length === 0
      ? all
      : all.filter((row) => words.every((word) => textOf(row).includes(word)));
  };
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, "")
    .split(/\s+/)
    .filter((word) => word !== "");

/** The period that the page covers. */
export interface LogRange {
  fromMs: number;
  /** Undefined for a period until now. */
  toMs: number | undefined;
  /** True if no first day is given: the log is then loaded page by page, each at the player's request. */
  isPaged: boolean;
}

/** The period between two game days (UTC), or until now; an error message if the days aren't valid. */
export function logRange(days: TypedDays, nowMs: number): LogRange | string {
  const range = dayRange(days, FIRST_DAY_MS, nowMs);
  return typeof range === "string" ? range : { ...range, isPaged: days.from === "" };
}
