import { sum } from "@/lib/common/numbers";
import { type Flow, itemCount, type LogField } from "@/lib/game/logs/log-entry";
import type { TrainingGains } from "@/lib/game/progress/change-reasons";
import { BATTLE_STATS, type PerStat } from "@/lib/game/training/battle-stats";

/**
 * The money and items that an entry brought or took. Null for money or items in the entry if we do not know what its type does
 * with them.
 */
export function flowOf(typeId: number, fields: readonly LogField[]): Flow {
  return {
    money: moneyOf(typeId, fields),
    isInternalTransfer: movesBetweenOwnAccounts(typeId),
    items: itemsOf(typeId, fields),
  };
}

function moneyOf(typeId: number, fields: readonly LogField[]): number | null {
  if (namesSumsOnly(typeId) || movesBetweenOwnAccounts(typeId)) return 0;
  const rules = moneyRules(typeId);
  const sums = rules.flatMap(({ comes, field }) => {
    const value = fields.find(({ name }) => name === field)?.value;
    return value?.kind === "money" ? [comes ? value.dollars : -value.dollars] : [];
  });
  // The gain of a win is unknown without its stake.
  if (rules.length > 0 && sums.length === rules.length) {
    return sum(sums);
  }
  const namesMoney = fields.some(({ value }) => value.kind === "money" && value.dollars !== 0);
  return namesMoney ? null : 0;
}

function itemsOf(typeId: number, fields: readonly LogField[]): number | null {
  if (itemsStay(typeId)) return 0;
  const counts = itemRules(typeId).flatMap(({ comes, field }) => {
    const value = fields.find(({ name }) => name === field)?.value;
    if (value?.kind !== "items") return [];
    const count = itemCount(value.items);
    return [comes ? count : -count];
  });
  if (counts.length > 0) return sum(counts);
  return fields.some(({ value }) => value.kind === "items") ? null : 0;
}

/**
 * A rule for the money in a type of entry: a sum was gained or lost, and a field contains it. Sources: the ids of torn/logtypes,
 * and the fields of entries that were recorded from 2021 to 2026.
 */
interface MoneyRule {
  comes: boolean;
  /** The name of the field. */
  field: string;
}

const MONEY_CAME: readonly (readonly [field: string, typeIds: readonly number[]])[] = [
  ["bidPrice", [4312]],
  ["bountyReward", [6706, 6710]],
  ["cost", [1104, 5928]],
  ["costTotal", [1113, 1221, 1226, 5011]],
  ["finalPrice", [4322]],
  ["income", [6020]],
  ["money", [2405, 2407, 4441, 4810, 5531, 7125, 7815, 8358, 8359, 8374, 8933, 8940]],
  ["moneyGained", [5720, 6404, 6509, 9015, 9052, 9056]],
  ["moneyGiven", [6736, 6811]],
  ["moneyIncreased", [6407]],
  ["moneyMugged", [8155]],
  ["pay", [6220, 6221, 6222]],
  ["pot", [8314, 8315, 8395]],
  ["refund", [8400, 8741]],
  ["rent", [5937]],
  ["saleValue", [6300]],
  ["totalValue", [4210]],
  ["value", [4510, 8411]],
  ["winnings", [8355, 8357]],
  ["withdrawn", [8455, 8465]],
  ["wonAmount", [8300, 8305, 8320]],
  ["worth", [5501, 5511]],
];

const MONEY_WENT: readonly (readonly [field: string, typeIds: readonly number[]])[] = [
  ["bet", [8350, 8352, 8356, 8450, 8460]],
  // Slots, roulette and keno take the stake when the round ends, so that a win names both.
  ["betAmount", [8300, 8301, 8305, 8306, 8310, 8320, 8321, 8390, 8391]],
  ["bidPrice", [4310]],
  [
    "cost",
    [
      300, 1103, 2540, 5320, 5370, 5900, 5927, 5960, 6001, 6002, 6005, 6015, 6020, 6280, 6282, 6290,
      6291, 6292, 6700, 7100, 8340, 8370, 8705, 8934,
    ],
  ],
  ["costTotal", [1112, 1220, 1225, 4200, 4201, 5010]],
  ["donated", [5970]],
  ["fee", [1100]],
  ["feePaid", [6204]],
  ["joinFee", [8740]],
  ["money", [4440, 4800]],
  ["moneyDeposited", [6726]],
  ["moneyLost", [5715, 9030, 9071, 9165]],
  ["moneyMugged", [8156]],
  ["rent", [5936, 5942]],
  ["upkeepPaid", [5920]],
  ["value", [4500, 8410]],
  ["worth", [5500, 5510]],
];

/**
 * Types whose entries contain sums that do not change hands: offers, drafts, messages to others, and the money on a table or in
 * the faction. A trade, an auction and a bet are settled by entries of other types.
 */
const NAMES_SUMS_ONLY: ReadonlySet<number> = new Set([
  ...[1101, 1102, 1110, 1111, 1114, 1115, 1210, 1211, 1212, 1222, 1223, 1224],
  ...[1300, 1301, 1302, 1303, 4300, 4320, 4400, 4401, 4410, 4411, 4420, 4430, 4431],
  ...[4442, 4443, 4447, 4448, 4480, 4481, 4482, 4483, 5000, 5001, 5520, 5521],
  ...[5925, 5926, 5930, 5931, 5932, 5933, 5934, 5935, 5938, 5939, 5940, 5941, 6281, 6283],
  ...[6701, 6705, 6711, 6712, 6735, 6737, 6738, 6794, 6795, 6810],
  ...[8311, 8312, 8313, 8351, 8353, 8354, 8392, 8393, 8394, 8396, 8398],
  ...[8415, 8416, 8425, 8426, 8427, 8428, 8429, 8435, 8436, 8437, 8451, 8452, 8453],
  ...[8461, 8462, 8463],
]);

/** Transfers to and from the player's own accounts: bank, offshore bank, vault, piggy bank, company funds. */
const OWN_ACCOUNTS: ReadonlySet<number> = new Set([
  2380, 2381, 5450, 5451, 5850, 5851, 6010, 6011, 6284, 6285,
]);

const moneyRulesByType = new Map<number, MoneyRule[]>();

for (const [comes, rows] of [
  [true, MONEY_CAME],
  [false, MONEY_WENT],
] as const) {
  for (const [field, typeIds] of rows) {
    for (const id of typeIds) {
      moneyRulesByType.set(id, [...(moneyRulesByType.get(id) ?? []), { comes, field }]);
    }
  }
}

/** The rules of a type. The fields of all rules together give the change in money. Empty for an unknown type. */
export const moneyRules = (typeId: number): readonly MoneyRule[] =>
  moneyRulesByType.get(typeId) ?? [];

export const namesSumsOnly = (typeId: number) => NAMES_SUMS_ONLY.has(typeId);

export const movesBetweenOwnAccounts = (typeId: number) => OWN_ACCOUNTS.has(typeId);

/** A rule for the items in a type of entry: those in a field were gained or lost. */
interface ItemRule {
  comes: boolean;
  /** The name of the field. */
  field: string;
}

const ANY = ["item", "items"] as const;

const ITEMS_CAME: readonly (readonly [fields: readonly string[], typeIds: readonly number[]])[] = [
  // Bought on the market, in a bazaar, a shop or abroad.
  [ANY, [1103, 1112, 1220, 1225, 4200, 4201]],
  // Found, sent by somebody, unpacked, won at an auction, traded.
  [ANY, [1401, 1404, 7011, 4101, 4103, 4105, 4001, 4320, 4446]],
  // Dividends, gifts, specials, rewards, loot, prizes.
  [ANY, [5530, 5600, 6401, 6505, 6525, 6731, 6733, 7900, 8170, 8377, 8930, 8933, 8938]],
  [["itemGained"], [5725]],
  [["itemsGained"], [9020]],
  [["items"], [2405, 2407]],
];

const ITEMS_WENT: readonly (readonly [fields: readonly string[], typeIds: readonly number[]])[] = [
  // Sold on the market, in a bazaar, a shop or by auction; traded, sent, packed, thrown away, given to the faction.
  [ANY, [1104, 1113, 1221, 1226, 4210, 4322, 4445, 4100, 4102, 4104, 4000, 1400, 1403, 6725, 6728]],
  // Wallets and stash boxes are gone once they are opened.
  [["item"], [2405, 2407]],
  // Candy, alcohol, energy drinks, medical items, coupons and drugs are gone once they are used.
  [
    ["item"],
    [
      2020, 2030, 2040, 2060, 2070, 2080, 2090, 2100, 2180, 2190, 2340, 2500, 2510, 2520, 2200,
      2201, 2210, 2211, 2220, 2221, 2230, 2231, 2240, 2241, 2250, 2251, 2260, 2261, 2270, 2271,
      2280, 2281, 2290, 2291, 2295,
    ],
  ],
  [["itemsLost"], [9163]],
  [["itemsUsed"], [9300, 9301, 9302, 9304, 9305, 9309, 9310, 9361]],
];

/**
 * Types whose items don't change owner: put on display or up for sale and taken back, put on or off, offered in a trade, handed
 * out of the faction's armoury.
 */
const ITEMS_STAY: ReadonlySet<number> = new Set([
  ...[1100, 1101, 1102, 1110, 1111, 1114, 1115, 1210, 1211, 1212, 1222, 1223, 1224],
  ...[1300, 1301, 1302, 1303, 2380, 2381, 4002, 4300, 4310, 4312, 4447, 4448, 4482, 4483],
  ...[4700, 4710, 6730, 6732],
]);

const itemRulesByType = new Map<number, ItemRule[]>();

for (const [comes, rows] of [
  [true, ITEMS_CAME],
  [false, ITEMS_WENT],
] as const) {
  for (const [fields, typeIds] of rows) {
    for (const id of typeIds) {
      const rules = fields.map((field) => ({ comes, field }));
      itemRulesByType.set(id, [...(itemRulesByType.get(id) ?? []), ...rules]);
    }
  }
}

/** The rules of a type. Empty for an unknown type. */
export const itemRules = (typeId: number): readonly ItemRule[] => itemRulesByType.get(typeId) ?? [];

export const itemsStay = (typeId: number) => ITEMS_STAY.has(typeId);

/** The field of a gym entry that contains the gain of a battle stat. */
const GAIN_FIELDS: PerStat<string> = {
  strength: "strengthIncreased",
  defense: "defenseIncreased",
  speed: "speedIncreased",
  dexterity: "dexterityIncreased",
};

/** The battle stat gains in a log entry. Empty if there are none. */
export const trainingGains = (fields: readonly LogField[]): TrainingGains =>
  Object.fromEntries(
    BATTLE_STATS.flatMap((stat) => {
      const value = fields.find(({ name }) => name === GAIN_FIELDS[stat])?.value;
      return value?.kind === "count" ? [[stat, value.count]] : [];
    }),
  );
