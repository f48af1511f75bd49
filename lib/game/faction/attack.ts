/** An attack by or on the faction. */
export interface Attack {
  id: number;
  /** Of the two times, one at least is known. */
  startedAtMs: number | null;
  endedAtMs: number | null;
  /** Null where the attacker is hidden. */
  attacker: AttackParty | null;
  defender: AttackParty | null;
  /** "Hospitalized", "Mugged", "Lost" or another word of the game. */
  result: string;
  /** What the attacker's faction gained. */
  respectGain: number;
  /** What the defender's faction lost; null where the API's older answer does not say. */
  respectLoss: number | null;
  /** Which hit of the faction's chain it was; null where it was none, or the API does not say. */
  chain: number | null;
}

export interface AttackParty {
  id: number;
  /** Absent where the attack does not name them. */
  name?: string;
  /** Null in no faction. */
  factionId: number | null;
}

/** The moment that counts: when the attack ended. */
export const attackAtMs = ({
  startedAtMs,
  endedAtMs,
}: Pick<Attack, "startedAtMs" | "endedAtMs">): number => endedAtMs ?? startedAtMs ?? 0;
