/** The four stats that a gym trains, in the game's order. */
export const BATTLE_STATS = ["strength", "defense", "speed", "dexterity"] as const;

export type BattleStat = (typeof BATTLE_STATS)[number];

/** A value for each stat: its points, its dots in a gym, its fraction of a build. */
export type PerStat<T = number> = Readonly<Record<BattleStat, T>>;

export const perStat = <T>(valueFor: (stat: BattleStat) => T): PerStat<T> => ({
  strength: valueFor("strength"),
  defense: valueFor("defense"),
  speed: valueFor("speed"),
  dexterity: valueFor("dexterity"),
});

export const totalOf = (stats: PerStat): number =>
  stats.strength + stats.defense + stats.speed + stats.dexterity;
