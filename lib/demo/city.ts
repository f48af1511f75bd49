import { knownItem } from "./item-catalogue";
import { seededRandom } from "./random";

/** The shops: id, name, and goods as item id and price. The two at the end sell nothing to players. */
const SHOPS = `100|Big Al's Gun Shop|1 75,2 200,3 400,5 1000,6 1500,7 2250,10 15000,12 400,13 550,14 975,15 2000,16 2750,18 9950,19 23000,22 2400,23 4900,24 5600,25 9800,27 19500,29 53000,30 99500,32 2500,33 10000,34 50000,49 75000,173 1750,174 12500,176 4000,392 800,649 900,650 750
101|Sally's Sweet Shop|35 5,36 20,37 10,38 5,39 15,209 500,210 150,310 25
102|TC Clothing|404 500
103|Bits 'n' Bobs|64 400,97 5,129 300,180 10,183 175,184 500,186 25,187 30,215 50,401 150,403 20,560 30
104|Jewelry Store|51 100,52 300,53 530,54 5000
105|Super Store|44 35,61 1350,172 190,417 30,1429 950
107|Docks|82 75000,85 230000,93 38000,498 8000,499 11000,500 9000,504 17500,506 12500,517 1300000,518 175000
108|Post Office|372 5,377 30,378 20,379 30
110|Pharmacy|66 18000,67 9000,68 4500,464 300000,465 1300000,731 15000,814 600000,1094 900
111|Nikeh Sports|106 450000000,329 450000000,330 450000000,331 450000000
113|Print Store|856 2600
106|Cyber Force|
109|Pawn Shop|`;

export interface CityShop {
  id: number;
  name: string;
  items: { id: number; price: number }[];
}

export const CITY_SHOPS: readonly CityShop[] = SHOPS.split("\n").map((line) => {
  const [id, name = "", list = ""] = line.split("|");
  const items = list.split(",").filter(Boolean);
  return {
    id: Number(id),
    name,
    items: items.map((entry) => {
      const [item, price] = entry.split(" ");
      return { id: Number(item), price: Number(price) };
    }),
  };
});

/** The vendors of an item as in torn/items, which has another name for one of the shops. */
export const shopsOf = (itemId: number) =>
  CITY_SHOPS.flatMap(({ name, items }) =>
    items.filter(({ id }) => id === itemId).map(({ price }) => ({ name, price })),
  ).map(({ name, price }) => ({
    country: "Torn",
    shop: name === "Print Store" ? "Print Shop" : name,
    buy_price: price,
    sell_price: Math.floor(price * 0.6),
  }));

/** The stock of each shop. About one item in twenty is sold out. */
export function cityShops() {
  const random = seededRandom("city shops");
  return CITY_SHOPS.map(({ id, name, items }) => ({
    id,
    name,
    items: items.map(({ id: itemId, price }) => {
      const usual = random.pick([100, 250, 500, 1000]);
      const current = random.chance(0.05) ? 0 : random.int(1, usual);
      return {
        id: itemId,
        name: knownItem(itemId).name,
        price,
        stock: { current, default: usual },
      };
    }),
  }));
}

/** Offers of points, cheapest first. */
export function pointsMarket() {
  const random = seededRandom("points market");
  let cost = 31_240;
  return Array.from({ length: 60 }, (_, index) => {
    cost += random.int(0, 45);
    const quantity = random.int(1, 40) * random.pick([1, 5, 25]);
    return { id: 15_402_118 + index * 3, quantity, cost, total_cost: cost * quantity };
  });
}

const MODIFICATIONS =
  "Sufficient Interior Modification,Hot Tub,Small Pool,Superior Interior Modification,Sauna,Medium Pool,Large Pool,Small Vault,Open Bar,Medium Vault,Medical Facility,Large Vault,Advanced Shooting Range,Airstrip,Extra Large Vault,Private Yacht".split(
    ",",
  );

const STAFF = ["Maid", "Guard", "Butler", "Doctor", "Pilot"];

/**
 * The game's own properties, from id 1: name, cost in thousands, happiness, upkeep, number of modifications, number of staff. The
 * last two properties are special.
 */
const PROPERTIES = `Trailer|5|110|10|2|0
Apartment|25|125|25|2|0
Semi-Detached House|75|150|70|4|0
Detached House|300|200|150|7|0
Beach House|500|300|200|7|0
Chalet|750|350|300|7|0
Villa|1250|400|350|7|0
Penthouse|2000|450|450|8|2
Mansion|3000|500|500|8|3
Ranch|15000|600|1000|9|3
Palace|65000|1000|3000|12|3
Castle|200000|1500|10000|14|4
Private Island|500000|2000|100000|16|5
Eagle Island|500000|3500|250000|16|5
Silo X17|500000|3000|250000|15|5`;

export const properties = () =>
  PROPERTIES.split("\n").map((line, index) => {
    const [name = "", ...figures] = line.split("|");
    const [thousands = 0, happy = 0, upkeep = 0, modifications, staff] = figures.map(Number);
    return {
      id: index + 1,
      name,
      cost: thousands * 1000,
      happy,
      upkeep,
      modifications: MODIFICATIONS.slice(0, modifications),
      staff: STAFF.slice(0, staff),
    };
  });
