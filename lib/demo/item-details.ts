import { seededRandom, type Random } from "./random";

const SLOTS: Readonly<Record<string, string>> = {
  Clubbing: "Melee",
  Piercing: "Melee",
  Slashing: "Melee",
  Mechanical: "Melee",
  Pistol: "Secondary",
  SMG: "Secondary",
  Temporary: "Temporary",
};

/** Of a kind of weapon: its rounds, and how many of them a magazine holds. */
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

/** What the game tells of a weapon or of armour where one type is asked for; null of all else. */
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
