import { shopsOf } from "./city";
import { KNOWN_ITEMS } from "./item-catalogue";
import { itemPicture } from "./pictures";
import { at, type Random, seededRandom } from "./random";

/** The shops abroad: what each sells, as item id and list price. Drugs have none. */
const ABROAD = `Mexico|General Store|258 10000,260 300
Cayman Islands|General Store|618 400,617 4000
Canada|General Store|261 30,263 600
Canada|Black Market|206 0,196 0
Hawaii|General Store|264 700
United Kingdom|General Store|266 200,268 1000,267 5000
United Kingdom|Black Market|206 0
Argentina|General Store|269 400,271 500
Argentina|Arms Dealer|226 14000
Switzerland|General Store|273 400,272 900
Japan|General Store|277 500,294 300
Japan|Black Market|206 0
China|General Store|274 400,276 5000
UAE|General Store|384 14000,385 6000
South Africa|General Store|281 400,282 2000
South Africa|Arms Dealer|222 7500
South Africa|Black Market|206 0`;

const SOLD_ABROAD = ABROAD.split("\n").flatMap((line) => {
  const [country = "", shop = "", list = ""] = line.split("|");
  return list.split(",").map((entry) => {
    const [id = 0, price = 0] = entry.split(" ").map(Number);
    return { id, country, shop, price };
  });
});

/** The vendors abroad of an item, as in torn/items. */
const abroadShopsOf = (itemId: number) =>
  SOLD_ABROAD.filter(({ id }) => id === itemId).map(({ country, shop, price }) => ({
    country,
    shop,
    buy_price: price === 0 ? null : price,
    sell_price: null,
  }));

const LAST_ID = 1504;

/** Types of the invented items: weight, usual price (0: never on the market), nouns for the names. */
const KINDS = `Weapon/Slashing|30|40000|Sabre,Machete,Cleaver,Scimitar,Katana
Weapon/Piercing|22|18000|Stiletto,Spear,Ice Pick,Trident
Weapon/Clubbing|22|12000|Mallet,Nightstick,Mace,Cane,Club
Weapon/Rifle|24|260000|Carbine,Marksman Rifle,Musket
Weapon/Pistol|22|35000|Revolver,Derringer,Sidearm
Weapon/SMG|15|90000|Submachine Gun,Machine Pistol
Weapon/Shotgun|14|70000|Shotgun,Blunderbuss
Weapon/Machine gun|10|1900000|Machine Gun,Minigun
Weapon/Heavy artillery|10|24000000|Launcher,Flamethrower,Mortar
Weapon/Temporary|12|21000|Grenade,Claymore,Throwing Knife
Armor|90|3400000|Helmet,Gloves,Boots,Pants,Body Armor,Mask
Clothing|150|26000|Jacket,Scarf,Trench Coat,Fedora,Sneakers,Waistcoat,Jeans,Cardigan
Collectible|90|0|Trophy,Statuette,Postcard,Snow Globe,Figurine,Badge
Artifact|35|410000|Coin,Sculpture,Amulet,Vase,Scroll
Car|50|95000|Saloon,Coupe,Roadster,Hatchback,Pickup
Plushie|30|31000|Bear Plushie,Otter Plushie,Owl Plushie
Flower|18|9000|Orchid,Tulip,Lily
Candy|20|5400|Toffee,Fudge,Gumdrop,Nougat
Alcohol|12|9800|Bottle of Gin,Bottle of Rum,Bottle of Stout
Energy Drink|8|1700000|Can of Rocket Fuel,Can of Hum,Can of Jolt
Drug|6|65000|Tincture,Powder
Medical|14|28000|Bandage,Salve,Blood Bag
Booster|8|2200000|Magazine,Voucher
Book|50|0|Atlas,Almanac,Cookbook,Memoir,Ledger
Enhancer|45|38000000|Compass,Horseshoe,Spyglass,Whetstone
Jewelry|30|7800|Necklace,Brooch,Bracelet,Watch
Tool|20|64000|Pliers,Torch,Shovel,Toolbox
Material|50|3100|Cable,Resin,Plank,Ingot,Powder
Supply Pack|30|5200000|Crate,Hamper,Parcel
Special|45|0|Ticket,Key,Token,Certificate
Unused|40|0|Relic,Device,Casing
Other|120|1900|Umbrella,Lighter,Envelope,Radio,Candle,Mug,Notebook,Lamp`;

const EFFECTS: Readonly<Record<string, string>> = {
  Alcohol: "Increases nerve by %.",
  Book: "Increases working stats by % for 31 days.",
  Booster: "Increases happiness by %0.",
  Candy: "Increases happiness by %.",
  Drug: "Increases energy by % with a risk of overdose.",
  "Energy Drink": "Increases energy by %.",
  Enhancer: "Improves a crime skill for %0 days.",
  Medical: "Reduces hospital time by % minutes.",
  Special: "Can be used % times.",
  "Supply Pack": "Contains % items.",
  Tool: "Raises the chance of some crimes by %.",
};

/** The game's effects of items that other pages calculate with. */
const KNOWN_EFFECTS: ReadonlyMap<number, string> = new Map([
  ...[35, 37, 38, 209, 210, 310].map((id) => [id, "Increases happiness by 25."] as const),
  [36, "Increases happiness by 35."],
  [39, "Increases happiness by 50."],
  [197, "Doubles happiness."],
  [206, "Increases energy by 250 and happiness by 75."],
  [366, "Increases happiness by 2,500."],
  [367, "Refills the energy bar and increases happiness by 500."],
  [530, "Increases energy by 20."],
  [532, "Increases energy by 25."],
  [985, "Increases energy by 5."],
]);

const FLAVOURS = [
  "that has seen better days",
  "that collectors ask for",
  "that smells faintly of smoke",
  "sold at every corner",
  "rarely seen in the city",
  "of no known maker",
  "from the back of a lorry",
  "much liked by thieves",
];

interface ItemGroup {
  type: string;
  subType: string | null;
  usualPrice: number;
  nouns: string[];
}

const kinds: readonly ItemGroup[] = KINDS.split("\n").flatMap((line) => {
  const [kind = "", weight, price, nouns = ""] = line.split("|");
  const [type = "", subType = null] = kind.split("/");
  const entry = { type, subType, usualPrice: Number(price), nouns: nouns.split(",") };
  return Array<ItemGroup>(Number(weight)).fill(entry);
});

/** Every item of the sample world: those that other data refers to, and invented ones between them. */
export function items() {
  const random = seededRandom("items");
  const taken = new Set([...KNOWN_ITEMS.values()].map(({ name }) => name));
  const answer: ReturnType<typeof anItem>[] = [];
  for (let id = 1; id <= LAST_ID; id++) {
    const known = KNOWN_ITEMS.get(id);
    if (known) {
      answer.push(anItem(random, known, known.marketPrice));
    } else if (!random.chance(0.06)) {
      const kind = random.pick(kinds);
      const name = inventedName(random, taken, kind.nouns);
      answer.push(anItem(random, { id, name, ...kind }, inventedPrice(random, kind)));
    }
  }
  return answer;
}

const QUALITIES =
  "Worn Polished Antique Crimson Silver Smoked Royal Foreign Rusty Velvet Midnight Hollow Gilded Plain Ivory Amber Frosted Painted Lucky Broken Heavy Pocket Spare Bitter Golden Northern Faded Jade Cursed Twin".split(
    " ",
  );

/** "Gilded Compass": a quality and one of the nouns, or two qualities if such names are taken. */
function inventedName(random: Random, taken: Set<string>, nouns: readonly string[]): string {
  for (let attempt = 0; ; attempt++) {
    const quality = random.pick(QUALITIES);
    const second = attempt > 4 ? ` ${random.pick(QUALITIES)}` : "";
    const name = `${quality}${second} ${at(nouns, random.int(0, nouns.length - 1))}`;
    if (second === ` ${quality}` || taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function inventedPrice(random: Random, { usualPrice }: ItemGroup): number {
  const price = usualPrice * 10 ** (random.next() * 2 - 1);
  return random.chance(0.22) ? 0 : Math.round(price);
}

function anItem(
  random: Random,
  { id, name, type, subType }: { id: number; name: string; type: string; subType: string | null },
  marketPrice: number,
) {
  const shops = [...shopsOf(id), ...abroadShopsOf(id)];
  const [shop] = shops;
  const description = `${subType ?? type} ${random.pick(FLAVOURS)}.`;
  const usual = EFFECTS[type]?.replace("%", String(random.int(1, 10) * 5)) ?? null;
  return {
    id,
    name,
    description,
    effect: KNOWN_EFFECTS.get(id) ?? usual,
    requirement: type === "Weapon" && random.chance(0.1) ? `Level ${random.int(2, 15)}` : null,
    image: itemPicture(type),
    type,
    sub_type: subType,
    is_masked: type === "Clothing" && random.chance(0.1),
    is_tradable: marketPrice > 0 || random.chance(0.3),
    is_found_in_city: random.chance(0.15),
    value: {
      vendor: shop ? { country: shop.country, name: shop.shop } : null,
      shops,
      buy_price: shop?.buy_price ?? null,
      sell_price: shop?.sell_price ?? (marketPrice > 0 ? Math.floor(marketPrice * 0.4) : null),
      market_price: marketPrice,
    },
    circulation: marketPrice > 0 ? Math.round(2e9 / (marketPrice + 900)) : random.int(0, 400),
    details: null,
  };
}

const SLOTS: Readonly<Record<string, string>> = {
  Clubbing: "Melee",
  Piercing: "Melee",
  Slashing: "Melee",
  Mechanical: "Melee",
  Pistol: "Secondary",
  SMG: "Secondary",
  Temporary: "Temporary",
};

/** The ammunition of a kind of weapon, with the number of rounds in a magazine. */
const AMMO: Readonly<Record<string, readonly [id: number, name: string, rounds: number]>> = {
  Pistol: [2, "9mm Parabellum Round", 17],
  SMG: [2, "9mm Parabellum Round", 30],
  Rifle: [5, "5.56mm Rifle Round", 30],
  Shotgun: [7, "12 Gauge Cartridge", 6],
  "Machine gun": [5, "5.56mm Rifle Round", 100],
};

const PARTS = [
  "Full Body",
  "Heart",
  "Stomach",
  "Chest",
  "Arm",
  "Groin",
  "Leg",
  "Throat",
  "Hand",
  "Foot",
  "Head",
] as const;

interface DemoItem {
  id: number;
  type: string;
  sub_type: string | null;
}

/** The details of a weapon or of armour, which the game returns if one type is requested. Null for all other items. */
export function detailsOf({ id, type, sub_type: subType }: DemoItem) {
  const random = seededRandom(`details of ${id}`);
  if (type === "Weapon") return weapon(random, subType ?? "");
  return type === "Armor" ? armour(random) : null;
}

function weapon(random: Random, subType: string) {
  const ammo = AMMO[subType];
  return {
    category: SLOTS[subType] ?? "Primary",
    stealth_level: random.int(10, 95) / 10,
    base_stats: { damage: random.int(12, 72), accuracy: random.int(35, 68), armor: 0 },
    ammo: ammo
      ? {
          id: ammo[0],
          name: ammo[1],
          magazine_rounds: ammo[2],
          rate_of_fire: { minimum: 1, maximum: Math.min(ammo[2], random.int(2, 12)) },
        }
      : null,
    mods: ammo ? Array.from({ length: random.int(8, 27) }, (_, i) => i + 1) : [],
  };
}

function armour(random: Random) {
  const first = random.int(0, PARTS.length - 4);
  const covered = PARTS.slice(first, first + random.int(2, 4));
  return {
    coverage: covered.map((name) => ({ name, value: random.int(500, 10_000) / 100 })),
    base_stats: { damage: 0, accuracy: 0, armor: random.int(12, 55) },
  };
}
