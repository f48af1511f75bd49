/** Ten times the data of the sample world, for the bench. */
import { ANSWERS, NOW } from "../lib/api/testing/answers";
import { manyItems } from "./bench-tools";

const SECONDS = NOW / 1000;

const times = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** The fixture's records repeated, each with its own id. */
function copies(path: string, name: string, count: number, apart: (i: number) => object) {
  const all = ANSWERS[path]?.[name] as readonly object[];
  return { [name]: times(count, (i) => ({ ...all[i % all.length], ...apart(i) })) };
}

const members = copies("/faction/members", "members", 1_000, (i) => ({
  id: i + 1,
  name: `Member ${i + 1}`,
}));

export const logOf = (count: number) => ({
  log: times(count, (i) => ({
    id: `e${i}`,
    timestamp: SECONDS - i * 60,
    details: { id: 5_000 + (i % 300), title: `Kind ${i % 300}`, category: `Category ${i % 20}` },
    data: { item: 206, quantity: 1 + (i % 9) },
    params: {},
  })),
});

/** Ten times the sample world's data of each kind. */
export const TENFOLD = {
  "/faction/members": members,
  "/faction/balance": {
    balance: {
      members: times(1_000, (i) => ({ id: i + 1, username: `M${i}`, money: i * 1_000, points: i })),
    },
  },
  "/faction/attacksfull": copies("/faction/attacksfull", "attacks", 1_000, (i) => ({
    id: i + 1,
    code: `c${i}`,
    ended: SECONDS - i * 60,
  })),
  "/user/log": logOf(5_000),
  "/torn/items": { items: manyItems(15_000) },
};
