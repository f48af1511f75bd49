import { NOW } from "@/lib/api/testing/answers";

const PAGE_SIZE = 100;
const nowSeconds = NOW / 1000;

interface WireEntry {
  id: string;
  timestamp: number;
  details: { id: number; title: string; category: string };
  data: unknown;
  params: unknown;
}

/** A prayer that many seconds ago; a test overrides only what it is about. */
export const entry = (
  id: string,
  secondsAgo: number,
  changes: Partial<WireEntry> = {},
): WireEntry => ({
  id,
  timestamp: nowSeconds - secondsAgo,
  details: { id: 5971, title: "Church pray", category: "Church" },
  data: {},
  params: {},
  ...changes,
});

/** A sale in the bazaar. */
export const sale = (hoursAgo: number, dollars: number) =>
  entry(`sale ${hoursAgo}`, hoursAgo * 3600, {
    details: { id: 1226, title: "Bazaar sell", category: "Bazaars" },
    data: { buyer: 3000201, cost_total: dollars },
  });

/** As the game does: the newest 100 of the types that are asked for, `from` excluded, `to` included. */
export function answering(entries: readonly WireEntry[]) {
  return ({ searchParams: query }: URL) => {
    const from = Number(query.get("from") ?? 0);
    const to = Number(query.get("to") ?? Infinity);
    const types = query.get("log")?.split(",").map(Number);
    const page = entries
      .filter(({ timestamp }) => timestamp > from && timestamp <= to)
      .filter(({ details }) => types === undefined || types.includes(details.id))
      .toSorted((a, b) => b.timestamp - a.timestamp)
      .slice(0, PAGE_SIZE);
    return { log: page };
  };
}

/** A prayer every ten minutes, the newest now: 144 a day. */
export const prayers = (count: number) =>
  Array.from({ length: count }, (_, i) => entry(`prayer${i}`, i * 600));

/** A purchase, a sale, a mug, an investment and something new, an hour apart; the last one lies a day back. */
export const ENTRIES: readonly WireEntry[] = [
  entry("buy", 3600, {
    details: { id: 4200, title: "Item shop buy", category: "Shops" },
    data: { area: 101, item: 206, quantity: 20, cost_each: 500, cost_total: 10_000 },
  }),
  entry("sell", 2 * 3600, {
    details: { id: 1226, title: "Bazaar sell", category: "Bazaars" },
    data: {
      buyer: 3000201,
      items: [{ id: 14, uid: null, qty: 2 }],
      cost_each: 12_500,
      cost_total: 25_000,
    },
  }),
  entry("mugged", 3 * 3600, {
    details: { id: 8156, title: "Attack mug receive", category: "Attacking" },
    data: { attacker: 3000301, money_mugged: 4_000 },
  }),
  entry("invest", 4 * 3600, {
    details: { id: 5450, title: "Bank invest", category: "Bank" },
    data: { amount: 50_000_000, duration: 604_800 },
  }),
  entry("new", 24 * 3600, {
    details: { id: 99_999, title: "Something new", category: "Newness" },
    data: { money: 77, wonder: "a wonder" },
  }),
];

export const MUGGING = entry("mug", 60, {
  details: { id: 8155, title: "Attack mug", category: "Attacking" },
  data: { money_mugged: 5_000 },
});

export const TRAINING = entry("train", 60, {
  details: { id: 5301, title: "Gym train defense", category: "Gym" },
  data: {
    ...{ trains: 10, gym: 24, energy_used: 100 },
    ...{ defense_before: 100, defense_after: 350, defense_increased: 250 },
  },
});

export const FLIGHT = entry("flight", 120, {
  details: { id: 6000, title: "Travel initiate", category: "Travel" },
  data: { duration: 1980, travel_method: "standard" },
});

/** Fields in shapes that the game has for other types, or for none. */
export const ODD_ENTRIES: readonly WireEntry[] = [
  entry("odd", 60, {
    details: { id: 5530, title: "Stock special item", category: "Stock specials" },
    data: { stock: 9, item: { "206": 2 } },
  }),
  entry("text", 120, { data: { item: "a surprise", money: "none", list: [1, [2]], deep: {} } }),
  entry("html", 180, { data: { log: '<a href="/x">view the <b>log</b></a>', user: 0 } }),
];
