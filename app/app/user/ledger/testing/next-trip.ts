import { anItem } from "./sets";

/** Items from two countries. Xanax has no list price, and Crocus no market value. */
export const ITEMS = {
  items: [
    anItem(384, "Camel Plushie", "Plushie", 76_300, [{ country: "UAE", price: 13_000 }]),
    anItem(385, "Tribulus Omanense", "Flower", 88_400, [{ country: "UAE", price: 6_000 }]),
    anItem(206, "Xanax", "Drug", 841_500, [{ country: "Canada", price: null }]),
    anItem(261, "Wolverine Plushie", "Plushie", 6_110, [{ country: "Canada", price: 30 }]),
    anItem(263, "Crocus", "Flower", 0, [{ country: "Canada", price: 600 }]),
  ],
};

/** The perks of an airstrip, with 13 items more. */
export const PERKS = {
  perks: {
    faction: ["+ 9 travel item capacity"],
    enhancer: ["+ 4 travel items (Large Suitcase)"],
    job: [],
    education: [],
    book: [],
    stock: [],
    merit: [],
    property: ["+ Access to airstrip"],
  },
};

/** The bars with this energy of 150, which is full in so many seconds. */
export function barsWithEnergy(current: number, seconds: number) {
  const times = { increment: 5, interval: 600, tick_time: 60 };
  const other = { current: 50, maximum: 100, full_time: 60, ...times };
  const energy = { current, maximum: 150, full_time: seconds, ...times };
  return { bars: { energy, nerve: other, happy: other, life: other, chain: null } };
}

/** Energy is full in two hours. */
export const BARS = barsWithEnergy(100, 7_200);

/** The drug cooldown ends in seven hours. */
export const COOLDOWNS = { cooldowns: { drug: 25_200, medical: 0, booster: 0 } };
