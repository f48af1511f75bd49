/** The virus that a player is coding. */
export interface Virus {
  name: string;
  endsAtMs: number;
}
