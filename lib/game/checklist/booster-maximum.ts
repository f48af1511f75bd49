import type { Perks } from "@/lib/game/account/perks";
import type { FactionUpgrades } from "@/lib/game/faction/upgrades";

/** How far boosters may bring the cooldown, and by what. Hours. */
export interface BoosterMaximum {
  hours: number;
  base: number;
  extra: number;
  /** What the extra hours come from; "unknown" where the game does not tell the player. */
  by: "none" | "war upgrade" | "peace upgrade" | "perks" | "unknown";
}

/** Hours that every player has. Source: specification, section 9. */
const BASE_HOURS = 24;

/** "Booster cooldown" of the faction's tree: an hour for each level. */
const BOOSTER_UPGRADE = 25;

const PERK = /(\d+) hours? of maximum booster cooldown/;

const maximum = (extra: number, by: BoosterMaximum["by"]): BoosterMaximum => ({
  hours: BASE_HOURS + extra,
  base: BASE_HOURS,
  extra,
  by,
});

/** Of a player without a faction. */
export const OWN_MAXIMUM = maximum(0, "none");

/** By the faction's upgrades: those of war where it is at war, else those of peace. */
export function maximumByUpgrades({ state, war, peace }: FactionUpgrades): BoosterMaximum {
  const isWar = state === "war";
  const upgrade = (isWar ? war : peace).find(({ id }) => id === BOOSTER_UPGRADE);
  return maximum(upgrade?.level ?? 0, isWar ? "war upgrade" : "peace upgrade");
}

/** By the player's perks, where the upgrades are not to be had; undefined perks are not to be had either. */
export function maximumByPerks(perks: Pick<Perks, "faction"> | undefined): BoosterMaximum {
  if (perks === undefined) return maximum(0, "unknown");
  const [hours] = perks.faction.flatMap((perk) => PERK.exec(perk)?.[1] ?? []);
  return maximum(Number(hours ?? 0), "perks");
}
