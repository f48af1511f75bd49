/** A player's wish to join the faction. */
export interface Application {
  id: number;
  playerId: number;
  name: string;
  level: number;
  /** "active" is open; accepted, declined, withdrawn, or a word that we don't know yet. */
  status: string;
  /** Null where it is not known. */
  validUntilMs: number | null;
}
