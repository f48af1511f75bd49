import { CITY_SHOP_PURCHASE } from "@/lib/api/endpoints/user-log";
import { countryName } from "@/lib/api/sentences/countries";
import type { LogEntry, LogField, LogItem, LogValue } from "@/lib/game/logs/log-entry";

/**
 * Interprets the fields of an entry by their names. The game gives each type its own fields and documents them nowhere. Empty
 * values are left out. An unknown name becomes a count or a text, and a nested record becomes one field for each of its parts.
 */
export function logFields({ type, fields }: Pick<LogEntry, "type" | "fields">): LogField[] {
  const quantity = numberOf(fields.quantity) ?? 1;
  // In "item: 209, quantity: 100", the quantity belongs to the item.
  const isQuantityOfItem = numberOf(fields.item) !== null;
  return Object.entries(fields)
    .filter(([name]) => !(name === "quantity" && isQuantityOfItem))
    .flatMap(([name, value]) => parts(camelCase(name), value))
    .flatMap(([name, wire]): LogField[] => {
      const value = valueOf(name, wire, type, quantity);
      return value === null ? [] : [{ name, value }];
    });
}

const names = new Map<string, string>();

/** "costTotal" for "cost_total". */
function camelCase(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const camel = name.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
  names.set(name, camel);
  return camel;
}

/** The field itself, or the parts of the record or the records in it. */
function parts(name: string, value: unknown): (readonly [name: string, value: unknown])[] {
  if (kindOf(name) === "items" || !holdsRecords(value)) return [[name, value]];
  const records: readonly unknown[] = Array.isArray(value) ? value : [value];
  return records.flatMap((record) =>
    isRecord(record)
      ? Object.entries(record).map(
          ([inner, part]) => [camelCase(`${name}_${inner}`), part] as const,
        )
      : [[name, record] as const],
  );
}

const holdsRecords = (value: unknown) =>
  isRecord(value) || (Array.isArray(value) && value.some(isRecord));

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The number in a value, which may be text: the price of a share is "736.36". Null if the value isn't a number. */
function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null;
}

/** 1e999 in JSON is read as Infinity. */
const isEndless = (wire: unknown) => typeof wire === "number" && !Number.isFinite(wire);

function valueOf(
  name: string,
  wire: unknown,
  type: LogEntry["type"],
  quantity: number,
): LogValue | null {
  if (wire === null || wire === undefined || isEndless(wire)) return null;
  const number = numberOf(wire);
  const kind = kindOf(name, type);
  switch (kind) {
    case "money":
      return number === null ? textOf(wire) : { kind: "money", dollars: number };
    case "items": {
      const items = logItems(wire, quantity);
      if (items.length > 0) return { kind: "items", items };
      return number === 0 ? null : textOf(wire);
    }
    case "players": {
      const ids = (Array.isArray(wire) ? wire : [wire]).map(numberOf);
      const known = ids.flatMap((id) => (id !== null && id > 0 ? [id] : []));
      if (known.length > 0) return { kind: "players", ids: known };
      return number === 0 ? null : textOf(wire);
    }
    case "faction":
    case "company":
    case "shop":
    case "stock":
      if (number === 0) return null;
      return number === null ? textOf(wire) : { kind, id: number };
    case "country": {
      const country = number === null ? null : countryName(number);
      return country === null ? textOf(wire) : { kind: "text", text: country };
    }
    case "moment":
      // A smaller number is a duration, or not a time.
      return isTime(number) ? { kind: "moment", atMs: number * 1000 } : plain(wire, number);
    case "span":
      return number === null ? textOf(wire) : { kind: "span", ms: number * 1000 };
    case "flag":
      return number === 0 || wire === false || wire === "" ? null : { kind: "text", text: "yes" };
    case "number":
      return plain(wire, number);
    case "plain":
      return plain(wire, typeof wire === "number" ? wire : null);
  }
}

/** From 2001 to 2100, in epoch seconds. */
const isTime = (number: number | null): number is number =>
  number !== null && number > 1e9 && number < 4.1e9;

const plain = (wire: unknown, number: number | null): LogValue | null =>
  number === null ? textOf(wire) : { kind: "count", count: number };

/** The text of a value without HTML. The game links to its own pages, and the text of such a link is only "view". */
function textOf(wire: unknown): LogValue | null {
  if (Array.isArray(wire) && wire.every((part) => typeof part !== "object")) {
    const said = wire.filter((part) => !isEndless(part));
    return said.length === 0 ? null : { kind: "text", text: said.join(", ") };
  }
  const text = (typeof wire === "string" ? wire : JSON.stringify(wire))
    .replace(/<[^>]*>/g, "")
    .trim();
  return text === "" || text === "[view]" ? null : { kind: "text", text };
}

/**
 * The items in a field: an id with the count `quantity`, a list of ids or of `{id, qty}`, or a map of counts by id. In a list, an
 * item without a count is a single one. Empty for any other value.
 */
function logItems(wire: unknown, quantity: number): LogItem[] {
  const counts = new Map<number, number>();
  const add = (id: unknown, count: unknown) => {
    const [item, many] = [wholeOf(id), wholeOf(count)];
    if (item !== null && many !== null) counts.set(item, (counts.get(item) ?? 0) + many);
  };

  if (Array.isArray(wire)) {
    for (const one of wire as readonly unknown[]) {
      if (typeof one === "object" && one !== null && "id" in one) {
        add(one.id, "qty" in one ? one.qty : "quantity" in one ? one.quantity : 1);
      } else {
        add(one, 1);
      }
    }
  } else if (typeof wire === "object" && wire !== null) {
    for (const [id, count] of Object.entries(wire)) add(id, count);
  } else {
    add(wire, quantity);
  }
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** The whole number above zero in a value, which may be text. Null if there is none. */
function wholeOf(value: unknown): number | null {
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number > 0 ? number : null;
}

type FieldKind =
  | "money"
  | "items"
  | "players"
  | "faction"
  | "company"
  | "shop"
  | "stock"
  | "country"
  | "moment"
  | "span"
  | "flag"
  | "number"
  | "plain";

const MONEY = `bail balance balanceAfter balanceBefore balanceChange bet betAmount bidPrice bountyReward cash cost
  costEach costTotal deposited donated fee feeApplied feeBalance feePaid fees finalPrice fine income interest joinFee
  loanAmount loanBalance money moneyDeposited moneyGained moneyGiven moneyIncreased moneyLost moneyMugged moneyReceived
  moneySent moneyWithdrawn moneyWon pay payout pot price priceAfter priceBefore priceEach priceTotal profit received
  refund rent reward saleValue totalCost totalValue upkeepDue upkeepPaid value valueEach winnings withdrawn wonAmount
  worth`;

const ITEMS = `item items item2 itemGained itemsGained itemsLost itemsUsed itemsAdded itemsRemoved itemsReceived
  firstItem secondItem bloodBag egg`;

const PLAYERS = `attacker author bailer buster buyer defender director employee giver initiator leader lister member
  opponent owner planner player receiver receivers renter reviver seller sender spouse target user userId victim
  winner`;

const KINDS: ReadonlyMap<string, FieldKind> = new Map<string, FieldKind>([
  ...named(MONEY, "money"),
  ...named(ITEMS, "items"),
  ...named(PLAYERS, "players"),
  ...named("area destination origin country", "country"),
  ...named("until timestamp expires", "moment"),
  ...named("duration", "span"),
  ...named("anonymous", "flag"),
  // The game sends these as text.
  ...named("strengthBefore defenseBefore speedBefore dexterityBefore", "number"),
  ["faction", "faction"],
  ["company", "company"],
  ["stock", "stock"],
]);

function named(words: string, kind: FieldKind) {
  return words.split(/\s+/).map((name) => [name, kind] as const);
}

/** "Item shop sell points": here values are points. */
const SOLD_FOR_POINTS = 4220;

/** The kind of value that a field contains, by its name in camel case. Some names have another meaning in some types. */
function kindOf(name: string, type?: LogEntry["type"]): FieldKind {
  const kind =
    KINDS.get(name) ??
    (name.endsWith("TimeIncreased") ? "span" : /[a-z](At|Until)$/.test(name) ? "moment" : "plain");
  if (type === undefined) return kind;
  // In other types it is a country.
  if (name === "area" && type.id === CITY_SHOP_PURCHASE) return "shop";
  // For shares, points and the like, `amount` is a count.
  if (name === "amount") return /^(bank|cashiers check)\b/i.test(type.title) ? "money" : "plain";
  return kind === "money" && !isInDollars(name, type) ? "plain" : kind;
}

function isInDollars(name: string, { id, title }: LogEntry["type"]): boolean {
  if (id === SOLD_FOR_POINTS || /^token shop\b/i.test(title)) return false;
  return !(name.startsWith("balance") && /points/i.test(title));
}

/** A log entry in the current format of the game's API, as JSON. */
export const rawLogEntry = ({ id, atMs, type, category, fields, params }: LogEntry): string =>
  JSON.stringify(
    { id, timestamp: atMs / 1000, details: { ...type, category }, data: fields, params },
    null,
    2,
  );
