import type { Perks } from "@/lib/game/account/account";
import type { Item } from "@/lib/game/items/item";
import { BATTLE_STATS, type BattleStat } from "@/lib/game/training/battle-stats";
import { factorOf, type GymPerk } from "@/lib/game/training/gym";

const SOURCES = [
  "faction",
  "job",
  "property",
  "education",
  "enhancer",
  "book",
  "stock",
  "merit",
] as const satisfies readonly (keyof Perks)[];

const PERCENT = /([+-]?)\s*(\d+(?:\.\d+)?)\s*%/;

/** "+ 2% gym gains", "+ 5% strength gym gains", "Increases speed gains in the gym by 5%". */
const isAboutGains = (text: string): boolean => /\bgym\b/.test(text) && /\bgains?\b/.test(text);

/** "30% increased gym experience", which unlocks the next gym sooner. */
const isAboutExperience = (text: string): boolean => /\bgym experience\b/.test(text);

function percentIn(text: string): number | null {
  const [, sign, digits] = PERCENT.exec(text) ?? [];
  if (digits === undefined) return null;
  const isLess = sign === "-" || /\b(decreases?|reduces?|lowers?|reduction)\b/.test(text);
  return isLess ? -Number(digits) : Number(digits);
}

function statIn(text: string): BattleStat | null {
  const american = text.replace("defence", "defense");
  return BATTLE_STATS.find((stat) => american.includes(stat)) ?? null;
}

function perksAbout(perks: Perks, isAbout: (text: string) => boolean): readonly GymPerk[] {
  return SOURCES.flatMap((source) =>
    perks[source].flatMap((text) => {
      const lower = text.toLowerCase();
      const percent = isAbout(lower) ? percentIn(lower) : null;
      return percent === null ? [] : [{ text, source, stat: statIn(lower), percent }];
    }),
  );
}

/** The perks that change gym gains, in the order of the response. Passive bonuses to a stat don't. */
export const gymPerksOf = (perks: Perks): readonly GymPerk[] => perksAbout(perks, isAboutGains);

/** The factor by which the player's energy counts towards the next gym: 1.3 with 30 % more gym experience. */
export const experienceFactorOf = (perks: Perks): number =>
  factorOf(perksAbout(perks, isAboutExperience));

/** "Increases happiness by 25 and booster cooldown by 30 minutes." */
const HAPPINESS = /happiness by (\d+)/;

/** The happy that one piece of a candy adds. 0 for every other item. */
export const candyHappy = ({ type, effect }: Pick<Item, "type" | "effect">): number =>
  type === "Candy" ? Number(HAPPINESS.exec(effect ?? "")?.[1] ?? 0) : 0;
