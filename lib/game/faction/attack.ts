/** An attack by or on the faction. */
export interface Attack {
  id: number;
  startedAtMs: number;
  endedAtMs: number | null;
  /** Null where the attacker is hidden. */
  attacker: Fighter | null;
  defender: Fighter | null;
  /** "Hospitalized", "Mugged", "Lost" or another word of the game. */
  result: string;
  respectGain: number;
  /** Null where the API's older answer does not say. */
  respectLoss: number | null;
}

interface Fighter {
  id: number;
  /** Null in no faction. */
  factionId: number | null;
}
