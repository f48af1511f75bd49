import { sum } from "@/lib/common/numbers";

/** One entry of a player's log. What `fields` and `params` hold depends on the type. */
export interface LogEntry {
  id: string;
  atMs: number;
  type: { id: number; title: string };
  category: string;
  fields: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
}

/** A type of log entry ("Item shop buy"), or a category of types ("Shops"). */
export interface LogType {
  id: number;
  title: string;
}

/** So many of one item. */
export interface LogItem {
  id: number;
  count: number;
}

/** The value of a field of a log entry: money in dollars, durations in milliseconds, times in epoch milliseconds. */
export type LogValue =
  | { kind: "money"; dollars: number }
  | { kind: "count"; count: number }
  | { kind: "items"; items: readonly LogItem[] }
  | { kind: "players"; ids: readonly number[] }
  | { kind: "faction" | "company" | "shop" | "stock"; id: number }
  | { kind: "moment"; atMs: number }
  | { kind: "span"; ms: number }
  | { kind: "text"; text: string };

export interface LogField {
  /** In camel case: "costTotal". */
  name: string;
  value: LogValue;
}

/** What a player gained or lost by an entry of the log. */
export interface Flow {
  /** Dollars gained, negative if lost; 0 if none moved, null if the entry doesn't say. */
  money: number | null;
  /** Whether money moved between the player's own accounts, which is neither. */
  isInternalTransfer: boolean;
  /** Items gained, negative if lost; 0 if none moved, null if the entry doesn't say. */
  items: number | null;
}

/** How many items a field names. */
export const itemCount = (items: readonly LogItem[]): number =>
  sum(items.map(({ count }) => count));
