/** What a faction has unlocked. The core holds always, and of the two other sets the one that `state` names. */
export interface FactionUpgrades {
  /** "war", "peace" or a word that we don't know yet. */
  state: string;
  core: readonly FactionUpgrade[];
  war: readonly FactionUpgrade[];
  peace: readonly FactionUpgrade[];
}

export interface FactionUpgrade {
  /** The same number for every level: 25 is the booster cooldown. */
  id: number;
  name: string;
  level: number;
}
