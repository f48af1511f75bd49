import { formatGameDate } from "@/lib/format/days";
import { formatHundredths, formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import { formatDuration, formatGameClock } from "@/lib/format/times";
import type { LogField, LogItem, LogValue } from "@/lib/game/logs/log-entry";

type NamesById = ReadonlyMap<number, string>;

/** The known names by id. */
export interface LogNames {
  items: NamesById;
  shops: NamesById;
  stocks: NamesById;
  players: NamesById;
}

/** "20 Nov 2026, 10:36:40", in game time. */
export const formatLogTime = (ms: number) => `${formatGameDate(ms)}, ${formatGameClock(ms)}`;

const labels = new Map<string, string>();

/** The label of a field. A shop's label is always "Shop". */
export function fieldLabel({ name, value }: LogField): string {
  if (value.kind === "shop") return "Shop";
  let label = labels.get(name);
  if (label === undefined) {
    label = labelOf(name);
    labels.set(name, label);
  }
  return label;
}

/** "Cost total" for "costTotal". */
function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of a field as text. */
export function valueText(value: LogValue, names: LogNames): string {
  switch (value.kind) {
    case "money":
      return Number.isInteger(value.dollars)
        ? formatMoney(value.dollars)
        : formatPrice(value.dollars);
    case "count":
      return Number.isInteger(value.count)
        ? formatWhole(value.count)
        : formatHundredths(value.count);
    case "moment":
      return formatLogTime(value.atMs);
    case "span":
      return formatDuration(value.ms);
    case "items":
      return value.items.map((item) => itemText(item, names.items, formatWhole)).join(", ");
    case "players":
    case "faction":
    case "company":
    case "shop":
    case "stock":
    case "text":
      return unformattedText(value, names);
  }
}

/** "100 × Xanax", "Xanax" for one item, "item [206]" if the name is unknown. */
function itemText(
  { id, count }: LogItem,
  names: NamesById,
  format: (count: number) => string,
): string {
  const name = names.get(id) ?? `item [${id}]`;
  return count === 1 ? name : `${format(count)} × ${name}`;
}

/** "Alpha [3000001]", or "[3000001]" if the name is unknown. */
export function playerText(id: number, { players }: Pick<LogNames, "players">): string {
  const name = players.get(id);
  return name === undefined ? `[${id}]` : `${name} [${id}]`;
}

/** The value of a field for the search, with unformatted figures: formatting that much text would be slow. */
function unformattedText(value: LogValue, names: LogNames): string {
  switch (value.kind) {
    case "money":
      return `$${value.dollars}`;
    case "count":
      return String(value.count);
    case "items":
      return value.items.map((item) => itemText(item, names.items, String)).join(", ");
    case "players":
      return value.ids.map((id) => playerText(id, names)).join(", ");
    case "shop":
      return names.shops.get(value.id) ?? `shop [${value.id}]`;
    case "stock":
      return names.stocks.get(value.id) ?? `stock [${value.id}]`;
    case "faction":
    case "company":
      return `[${value.id}]`;
    case "text":
      return value.text;
    case "moment":
    case "span":
      return "";
  }
}

/** "Item: Xanax; Energy increased: 250". */
export const entryText = (fields: readonly LogField[], names: LogNames): string =>
  fields.map((field) => `${fieldLabel(field)}: ${valueText(field.value, names)}`).join("; ");

/** The text that the search looks through, with unformatted figures. */
export const searchText = (fields: readonly LogField[], names: LogNames): string =>
  fields.map((field) => `${fieldLabel(field)} ${unformattedText(field.value, names)}`).join(" ");
