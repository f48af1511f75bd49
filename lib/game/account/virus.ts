/** The virus that a player is coding. */
export interface Virus {
  name: string;
  /** Null where the game does not say. */
  endsAtMs: number | null;
}
