import { sum } from "@/lib/common/numbers";

/** One entry of a player's log. The content of `fields` and `params` depends on the type. */
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

/** A quantity of one item. */
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

/** A player's gain or loss in a log entry. */
export interface Flow {
  /** Dollars gained, negative if lost; 0 if none moved, null if the entry doesn't say. */
  money: number | null;
  /** True if money moved between the player's own accounts, which is neither a gain nor a loss. */
  isInternalTransfer: boolean;
  /** Items gained, negative if lost; 0 if none moved, null if the entry doesn't say. */
  items: number | null;
}

/** The number of items in a field. */
export const itemCount = (items: readonly LogItem[]): number =>
  sum(items.map(({ count }) => count));
