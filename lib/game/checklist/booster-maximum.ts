import type { Perks } from "@/lib/game/account/perks";
import type { FactionUpgrades } from "@/lib/game/faction/upgrades";

/** How far boosters may raise the cooldown, and why. Hours. */
export interface BoosterMaximum {
  hours: number;
  base: number;
  extra: number;
  /** Where the extra hours come from; "unknown" if the game does not tell the player. */
  by: "none" | "war upgrade" | "peace upgrade" | "perks" | "unknown";
}

/** Hours that every player has. Source: contract 7.27. */
const BASE_HOURS = 24;

/** "Booster cooldown" in the faction's upgrade tree: an hour for each level. */
const BOOSTER_UPGRADE = 25;

const PERK = /(\d+) hours? of maximum booster cooldown/;

const maximum = (extra: number, by: BoosterMaximum["by"]): BoosterMaximum => ({
  hours: BASE_HOURS + extra,
  base: BASE_HOURS,
  extra,
  by,
});

/** For a player without a faction. */
export const OWN_MAXIMUM = maximum(0, "none");

/** From the faction's upgrades: its war set if it is at war, otherwise its peace set. */
export function maximumByUpgrades({ state, war, peace }: FactionUpgrades): BoosterMaximum {
  const isWar = state === "war";
  const upgrade = (isWar ? war : peace).find(({ id }) => id === BOOSTER_UPGRADE);
  return maximum(upgrade?.level ?? 0, isWar ? "war upgrade" : "peace upgrade");
}

/** From the player's perks, if the upgrades can't be read. Undefined perks can't be read either. */
export function maximumByPerks(perks: Pick<Perks, "faction"> | undefined): BoosterMaximum {
  if (perks === undefined) return maximum(0, "unknown");
  const [hours] = perks.faction.flatMap((perk) => PERK.exec(perk)?.[1] ?? []);
  return maximum(Number(hours ?? 0), "perks");
}
