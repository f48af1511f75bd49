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

/** A kind of log entry (4200 is "Item shop buy"), or a category of kinds (86 is "Shops"). */
export interface LogType {
  id: number;
  title: string;
}

/** "Item shop buy", of a city shop: purchases abroad have a type of their own. */
export const ITEM_SHOP_BUY = 4200;

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

/** What a field is called: "costTotal" is "Cost total". */
export function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many items a field names. */
export const itemCount = (items: readonly LogItem[]): number =>
  sum(items.map(({ count }) => count));
