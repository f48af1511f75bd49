/** The level from which NPCs are worth hitting, unless the player chooses another. */
export const USUAL_LEVEL = "4";

/** The kind of the notifications that an NPC has reached that level. Stored. */
export const lootKind = (level: string) => `loot ${level}`;

/** The one kind of these among all that the player wants; undefined if there is none. */
export const lootKindIn = (kinds: readonly string[]): string | undefined =>
  kinds.find((kind) => /^loot( [1-5])?$/.test(kind));

/** The level of such a kind. The first ones had none. */
export const lootLevelOf = (kind: string): string => kind.split(" ")[1] ?? USUAL_LEVEL;
