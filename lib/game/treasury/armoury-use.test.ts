import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import type { NewsEntry } from "@/lib/game/faction/news";

import {
  entriesWithin,
  memberUses,
  totalUse,
  USE_KINDS,
  usedWorth,
  type UsePrices,
  warUseFromMs,
} from "./armoury-use";

const FLINT = { id: 1, name: "Flint" };
const EMBER = { id: 2, name: "Ember" };

const PRICES: UsePrices = {
  items: new Map([
    ["Xanax", { type: "Drug", price: 839_702 }],
    ["Blood Bag : A+", { type: "Medical", price: 18_152 }],
    ["Blood Bag : Irradiated", { type: "Medical", price: 62_670 }],
    ["Small First Aid Kit", { type: "Medical", price: 4_406 }],
    ["Feathery Hotel Coupon", { type: "Booster", price: 13_600_000 }],
    ["Bag of Candy Kisses", { type: "Candy", price: 625 }],
    ["Bottle of Beer", { type: "Alcohol", price: 700 }],
    ["Can of Munster", { type: "Energy Drink", price: 1_233_030 }],
    ["Smoke Grenade", { type: "Temporary", price: 79_362 }],
    ["Vicodin", { type: "Drug", price: 500 }],
    ["Dog Treats", { type: "Other", price: null }],
  ]),
  point: 32_500,
};

type Details = NewsEntry extends infer Each
  ? Each extends NewsEntry
    ? Omit<Each, "id" | "atMs">
    : never
  : never;

const entriesOf = (...details: Details[]): NewsEntry[] =>
  details.map((each, index) => ({ id: `n${index}`, atMs: 1_000 - index, ...each }));

const used = (player: typeof FLINT, item: string, count = 1) =>
  ({ kind: "used", player, item, count }) as const;

const refill = (player: typeof FLINT, bar: "energy" | "nerve", points: number) =>
  ({ kind: "refilled", player, bar, points }) as const;

test("a member's use by kind, at the price of each item", () => {
  const [flint] = memberUses(
    entriesOf(
      refill(FLINT, "energy", 30),
      used(FLINT, "Small First Aid Kit", 4),
      used(FLINT, "Xanax", 3),
      used(FLINT, "Blood Bag : A+", 6),
      refill(FLINT, "energy", 30),
    ),
    PRICES,
  );
  // 3 × 839,702 + 6 × 18,152 + 4 × 4,406 + 60 × 32,500
  expect(flint).toMatchObject({
    id: 1,
    name: "Flint",
    energyPoints: 60,
    used: { value: 4_595_642, unpriced: 0 },
    kinds: {
      xanax: { count: 3, value: 2_519_106 },
      points: { count: 60, value: 1_950_000 },
      medical: { count: 10, value: 126_536 },
    },
  });
  expect(flint?.things.map(({ name, count }) => `${count} ${name}`)).toEqual([
    "3 Xanax",
    "6 Blood Bag : A+",
    "4 Small First Aid Kit",
    "60 points",
  ]);
});

test.each([
  ["Xanax", "xanax"],
  ["Blood Bag : Irradiated", "medical"],
  ["Feathery Hotel Coupon", "boosters"],
  ["Bag of Candy Kisses", "boosters"],
  ["Bottle of Beer", "boosters"],
  ["Can of Munster", "energyDrinks"],
  ["Smoke Grenade", "temporary"],
  ["Vicodin", "other"],
  ["Dog Treats", "other"],
  ["Something new", "other"],
] as const)("%s is of the kind %s, and of no other", (item, kind) => {
  const [use] = memberUses(entriesOf(used(FLINT, item, 2)), PRICES);
  for (const each of USE_KINDS) expect(use?.kinds[each].count).toBe(each === kind ? 2 : 0);
});

test("blood bags of two types have two prices", () => {
  const entries = entriesOf(used(FLINT, "Blood Bag : A+"), used(FLINT, "Blood Bag : Irradiated"));
  expect(memberUses(entries, PRICES)[0]?.used.value).toBe(18_152 + 62_670);
});

test("points for nerve have a value, but give no energy", () => {
  const entries = entriesOf(refill(FLINT, "nerve", 30), refill(FLINT, "energy", 25));
  expect(memberUses(entries, PRICES)[0]).toMatchObject({
    energyPoints: 25,
    kinds: { points: { count: 55, value: 1_787_500 } },
  });
});

test("what was given counts for who got it; loans, shares and filled bags for nobody", () => {
  const uses = memberUses(
    entriesOf(
      { kind: "given", by: FLINT, to: EMBER, item: "Smoke Grenade", count: 4 },
      { kind: "loaned", by: FLINT, to: EMBER, item: "Smoke Grenade", count: 50 },
      { kind: "returned", player: EMBER, item: "Smoke Grenade", count: 50 },
      { kind: "retrieved", by: FLINT, from: EMBER, item: "Smoke Grenade", count: 1 },
      { kind: "filled", player: FLINT, item: "Empty Blood Bag", bloodBag: "Blood Bag : A+" },
      { kind: "itemShare", by: FLINT, to: EMBER, item: "Xanax", count: 9, crimeId: 7 },
      { kind: "opened", player: FLINT, item: "Armor Cache" },
      { kind: "moneyDeposited", player: FLINT, money: 5 },
      { kind: "moneyGiven", by: FLINT, to: EMBER, money: 5 },
      { kind: "pointsGiven", by: FLINT, to: EMBER, points: 5 },
      { kind: "payday", by: FLINT, to: EMBER, money: 5 },
      {
        ...{ kind: "balanceChanged", by: FLINT, of: EMBER, isCrimeShare: false, crimeId: null },
        ...{ fromMoney: 5, toMoney: 10, change: 5 },
      },
      { kind: "other", text: "Flint used 5 of something" },
    ),
    PRICES,
  );
  expect(uses.map(({ name, used: { value } }) => [name, value])).toEqual([["Ember", 4 * 79_362]]);
});

test("deposits stand beside the use, and aren't taken off it", () => {
  const [ember] = memberUses(
    entriesOf(used(EMBER, "Xanax"), {
      kind: "itemDeposited",
      player: EMBER,
      item: "Smoke Grenade",
      count: 12,
    }),
    PRICES,
  );
  expect(ember).toMatchObject({
    used: { value: 839_702 },
    deposited: { count: 12, value: 952_344 },
    deposits: [{ name: "Smoke Grenade", count: 12, value: 952_344 }],
  });
});

test("what has no price is counted apart, and not as worth nothing", () => {
  const entries = entriesOf(
    used(FLINT, "Xanax"),
    used(FLINT, "Dog Treats", 3),
    used(FLINT, "Something new"),
    refill(FLINT, "energy", 30),
  );
  expect(memberUses(entries, PRICES)[0]?.used).toMatchObject({ value: 1_814_702, unpriced: 4 });
  const unknown = memberUses(entries, { items: null, point: null })[0];
  expect(unknown?.used).toMatchObject({ value: 0, unpriced: 35 });
  expect(unknown?.kinds.xanax.count).toBe(1);
});

test("a member has the newest of their names, and the one who used most comes first", () => {
  const uses = memberUses(
    entriesOf(
      used(FLINT, "Vicodin"),
      used({ ...EMBER, name: "Ember_New" }, "Xanax"),
      used(EMBER, "Xanax"),
    ),
    PRICES,
  );
  expect(uses.map(({ name }) => name)).toEqual(["Ember_New", "Flint"]);
});

test("the order of the news changes neither that of members nor that of items", () => {
  const news = [
    refill(FLINT, "nerve", 1),
    used(FLINT, "Dog Treats"),
    used(FLINT, "Something new"),
    used(FLINT, "Xanax"),
    used(FLINT, "Vicodin"),
    used(EMBER, "Vicodin"),
    used({ id: 3, name: "Wren" }, "Bag of Candy Kisses", 8),
    used({ id: 4, name: "Juno" }, "Vicodin", 10),
    used({ id: 5, name: "Sorrel" }, "Vicodin", 10),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(news, { minLength: news.length }), (shuffled) => {
      const uses = memberUses(entriesOf(...shuffled), PRICES);
      // Three used what is worth $5,000: two of them 10 pieces, one 8.
      expect(uses.map(({ name }) => name)).toEqual(["Flint", "Juno", "Sorrel", "Wren", "Ember"]);
      expect(uses[0]?.things.map(({ name }) => name)).toEqual([
        ...["Xanax", "Vicodin", "Dog Treats", "Something new", "points"],
      ]);
    }),
  );
});

test("a period includes both of its ends; that of a war begins a day before it", () => {
  const at = (atMs: number): NewsEntry => ({ id: `${atMs}`, atMs, ...used(FLINT, "Xanax") });
  const entries = [at(30), at(20), at(10), at(9)];
  expect(entriesWithin(entries, 10, 20).map(({ atMs }) => atMs)).toEqual([20, 10]);
  expect(usedWorth(entries, 10, 20, PRICES)).toEqual({ count: 2, value: 1_679_404, unpriced: 0 });
  expect(warUseFromMs(Date.UTC(2026, 10, 13, 12))).toBe(Date.UTC(2026, 10, 12, 12));
});

const anEntry = fc.tuple(
  fc.integer({ min: 1, max: 4 }),
  fc.constantFrom(...(PRICES.items?.keys() ?? [])),
  fc.integer({ min: 1, max: 99 }),
  fc.constantFrom("used", "itemDeposited", "energy", "nerve"),
);

test("the sums over members, kinds and things are the total", () => {
  fc.assert(
    fc.property(fc.array(anEntry), (drawn) => {
      const entries = entriesOf(
        ...drawn.map(([id, item, count, kind]): Details => {
          const player = { id, name: `Player ${id}` };
          return kind === "energy" || kind === "nerve"
            ? { kind: "refilled", player, bar: kind, points: count }
            : { kind: kind === "used" ? "used" : "itemDeposited", player, item, count };
        }),
      );
      const members = memberUses(entries, PRICES);
      const total = totalUse(members);
      const countOf = (kinds: readonly string[]) =>
        sum(drawn.flatMap(([, , count, kind]) => (kinds.includes(kind) ? count : [])));
      expect(total.used.count).toBe(countOf(["used", "energy", "nerve"]));
      expect(total.deposited.count).toBe(countOf(["itemDeposited"]));
      expect(total.energyPoints).toBe(countOf(["energy"]));
      expect(usedWorth(entries, 0, 2_000, PRICES)).toEqual(total.used);
      for (const each of [...members, total]) {
        for (const of of ["count", "value", "unpriced"] as const) {
          expect(sum(USE_KINDS.map((kind) => each.kinds[kind][of]))).toBe(each.used[of]);
        }
      }
      for (const { things, deposits, used: all, deposited } of members) {
        expect(sum(things.map(({ value }) => value))).toBe(all.value);
        expect(sum(deposits.map(({ value }) => value))).toBe(deposited.value);
      }
    }),
  );
});
