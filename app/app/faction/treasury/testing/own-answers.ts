import { NOW } from "@/lib/api/testing/answers";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import { apiError } from "@/lib/api/testing/server";
import { DAY_MS } from "@/lib/common/time";

const entry = (id: number, daysAgo: number, data: object) => ({
  id: `entry ${id} ${daysAgo}`,
  timestamp: (NOW - daysAgo * DAY_MS) / 1000,
  details: { id, title: "Something", category: "Faction" },
  data,
  params: {},
});

/** Two Xanax and a can of the faction, own Xanax, a loan, and one that was given back. */
const ENTRIES = [
  entry(2290, 1, { item: 206, faction: 9001 }),
  entry(2290, 2, { item: 206, faction: 9001 }),
  entry(2290, 3, { item: 206, faction: 0 }),
  entry(2290, 12, { item: 206, faction: 9001 }),
  entry(6747, 20, { items: [{ id: 256, uid: null, qty: 5 }] }),
  entry(6746, 30, { items: [{ id: 256, uid: null, qty: 5 }] }),
  entry(6746, 40, { items: [{ id: 14, uid: 77, qty: 1 }] }),
];

const ITEMS = [
  { id: 206, name: "Xanax", type: "Drug", value: { market_price: 800_000 } },
  { id: 14, name: "Ruger 22/45", type: "Weapon", value: { market_price: 0 } },
];

/** The items and the log of a player who has these entries. */
export const OWN_LOG = {
  "/torn/items": { items: ITEMS },
  "/user/log": ({ searchParams }: URL) => {
    const types = searchParams.get("log")?.split(",").map(Number) ?? [];
    const from = Number(searchParams.get("from") ?? 0);
    const log = ENTRIES.filter(({ details, timestamp }) => {
      return types.includes(details.id) && timestamp >= from;
    });
    return { log, _metadata: { links: { next: null, prev: null } } };
  },
};

/** The same for a player without faction API access. */
export const DENIED = {
  ...OWN_LOG,
  "/key/info": {
    info: { ...keyInfo.info, access: { ...keyInfo.info.access, faction: false } },
  },
  "/faction/balance": apiError(7),
  "/faction/inventory": apiError(7),
  "/faction/news": apiError(7),
};
