/** What a type of entry says about the player's items: that those in a field were gained or lost. */
export interface ItemRule {
  comes: boolean;
  /** The name of the field. */
  field: string;
}

const ANY = ["item", "items"] as const;

const CAME: readonly (readonly [fields: readonly string[], typeIds: readonly number[]])[] = [
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

const WENT: readonly (readonly [fields: readonly string[], typeIds: readonly number[]])[] = [
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
 * Types whose items stay whose they are: put on a shelf or up for sale and taken back, put on or off, offered in a
 * trade, handed out of the faction's armoury.
 */
const STAY: ReadonlySet<number> = new Set([
  ...[1100, 1101, 1102, 1110, 1111, 1114, 1115, 1210, 1211, 1212, 1222, 1223, 1224],
  ...[1300, 1301, 1302, 1303, 2380, 2381, 4002, 4300, 4310, 4312, 4447, 4448, 4482, 4483],
  ...[4700, 4710, 6730, 6732],
]);

const rulesByType = new Map<number, ItemRule[]>();
for (const [comes, rows] of [
  [true, CAME],
  [false, WENT],
] as const) {
  for (const [fields, typeIds] of rows) {
    for (const id of typeIds) {
      const rules = fields.map((field) => ({ comes, field }));
      rulesByType.set(id, [...(rulesByType.get(id) ?? []), ...rules]);
    }
  }
}

/** The rules of a type; none where we do not know the type. */
export const itemRules = (typeId: number): readonly ItemRule[] => rulesByType.get(typeId) ?? [];

export const itemsStay = (typeId: number) => STAY.has(typeId);
