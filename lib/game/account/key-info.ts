/** What the game says about an API key. */
export interface KeyInfo {
  /** 0 custom, 1 public only, 2 minimal, 3 limited, 4 full. */
  level: number;
  /** The level in the game's words. */
  type: string;
  /** Whose key it is; undefined in the API's older answer. */
  player: { id: number; factionId: number | null; companyId: number | null } | undefined;
}
