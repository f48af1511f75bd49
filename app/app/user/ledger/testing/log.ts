import items from "@/lib/api/testing/fixtures/torn-items.json" with { type: "json" };
import { NOW } from "@/lib/api/testing/answers";
import { MINUTE_MS } from "@/lib/common/time";

/** An entry of the log as the game sends it. */
export interface RawEntry {
  id: string;
  timestamp: number;
  details: { id: number; title: string; category: string };
  data: object;
  params: object;
}

/** Hours before the tests' time. */
const hoursAgo = (hours: number) => (NOW - hours * 60 * MINUTE_MS) / 1000;

let count = 0;

export function entry(
  type: number,
  title: string,
  hours: number,
  data: object,
  category = "Item market",
): RawEntry {
  count += 1;
  const details = { id: type, title, category };
  return { id: `Log${count}`, timestamp: hoursAgo(hours), details, data, params: {} };
}

const PLACES: Readonly<Record<string, number>> = { Torn: 1, Mexico: 2, Switzerland: 8, UAE: 11 };

/** A flight of 181 minutes with its arrival. */
const flight = (from: string, to: string, hours: number): RawEntry[] => {
  const [origin, destination] = [PLACES[from], PLACES[to]];
  const data = { origin, destination, duration: 10_860, travel_method: "airstrip" };
  return [
    entry(6000, "Travel depart", hours, data, "Travel"),
    entry(6000, "Travel arrive", hours - 181 / 60, { destination }, "Travel"),
  ];
};

/** The flights of a trip that began so many hours ago, six minutes abroad. Its first entries only, for one in progress. */
export const flights = (country: string, hours: number, entries = 4): RawEntry[] =>
  [...flight("Torn", country, hours), ...flight(country, "Torn", hours - 187 / 60)].slice(
    0,
    entries,
  );

const CAMEL = 384;
const XANAX = 206;

/** A purchase abroad three hours after a departure. */
export const boughtAbroad = (country: string, hours: number, quantity: number, each: number) =>
  entry(
    4201,
    "Item abroad buy",
    hours - 182 / 60,
    {
      area: PLACES[country],
      item: CAMEL,
      quantity,
      cost_each: each,
      cost_total: each * quantity,
    },
    "Travel",
  );

/** A sale on the item market, for what remains after the fee. */
export const sold = (hours: number, quantity: number, proceeds: number, item = CAMEL) =>
  entry(1113, "Item market sell", hours, {
    items: [{ id: item, qty: quantity, uid: null }],
    cost_total: proceeds,
    fee: 100,
  });

export const bought = (hours: number, quantity: number, cost: number, item = XANAX) =>
  entry(1112, "Item market buy", hours, {
    items: [{ id: item, qty: quantity, uid: null }],
    cost_total: cost,
  });

/** A purchase with a cost and a quantity of 0, as the game has written it. */
export const brokenPurchase = (hours: number) =>
  entry(1112, "Item market buy", hours, { item: XANAX, quantity: 0, cost_total: 5 });

/** The answer of the current flight, which lands in so many minutes. */
export const flightTo = (destination: string, minutes: number) => ({
  travel: {
    destination,
    arrival_at: (NOW + minutes * MINUTE_MS) / 1000,
    time_left: minutes * 60,
  },
});

/** The recorded trip: 28 Camel Plushies for $392,000 from the UAE, sold for $1,927,462. */
export const RECORDED = [
  ...flights("UAE", 48),
  boughtAbroad("UAE", 48, 28, 14_000),
  sold(24, 28, 1_927_462),
];

/** Answers like the game: entries of the types or the category, newest first, 100 at most. */
export const answerLog =
  (log: readonly RawEntry[]) =>
  ({ searchParams }: URL) => {
    const types = searchParams.get("log")?.split(",").map(Number);
    const from = Number(searchParams.get("from") ?? 0);
    const to = Number(searchParams.get("to") ?? Infinity);
    const found = log
      .filter(({ details, timestamp }) => {
        const isWanted = types?.includes(details.id) ?? details.category === "Travel";
        return isWanted && timestamp > from && timestamp <= to;
      })
      .toSorted((a, b) => b.timestamp - a.timestamp);
    return { log: found.slice(0, 100), _metadata: { links: { next: null, prev: null } } };
  };

const [model] = items.items;

/** The game's items: Camel Plushies at $76,300 and Xanax at $850,000. */
export const ITEMS = {
  items: [
    {
      ...model,
      id: CAMEL,
      name: "Camel Plushie",
      value: { ...model?.value, market_price: 76_300 },
    },
    { ...model, id: XANAX, name: "Xanax", value: { ...model?.value, market_price: 850_000 } },
  ],
};
