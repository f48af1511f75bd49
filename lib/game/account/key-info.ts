/** What the game says about an API key. */
export interface KeyInfo {
  /** 0 custom, 1 public only, 2 minimal, 3 limited, 4 full. */
  level: number;
  /** The level in the game's words. */
  type: string;
  /** What it may read, by section: it counts for a custom key. Null if the game doesn't say. */
  selections: Readonly<Record<string, readonly string[]>> | null;
  /** Whether the player's position may read the faction's API; null if the game doesn't say. */
  hasFactionAccess: boolean | null;
  /** Whose key it is; undefined in the API's older answer. */
  player: { id: number; factionId: number | null; companyId: number | null } | undefined;
}
