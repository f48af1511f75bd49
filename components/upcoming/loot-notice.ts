/** The loot level from which NPCs are worth hitting, unless the player selects another level. */
export const USUAL_LEVEL = "4";

/** The kind of the notifications for NPCs that have reached this level. It is stored. */
export const lootKind = (level: string) => `loot ${level}`;

/** The loot kind among all kinds that the player wants; undefined if there is none. */
export const lootKindIn = (kinds: readonly string[]): string | undefined =>
  kinds.find((kind) => /^loot( [1-5])?$/.test(kind));

/** The level of a loot kind. The first stored kinds had no level. */
export const lootLevelOf = (kind: string): string => kind.split(" ")[1] ?? USUAL_LEVEL;
