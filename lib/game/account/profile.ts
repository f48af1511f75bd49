/** A player's public profile. */
export interface Profile {
  id: number;
  name: string;
  level: number;
  /** "Okay", "Hospital", "Traveling" or a state that we don't know yet; empty if the API does not say. */
  state: string;
  /** The country of a stay in hospital or jail abroad; "" if we don't know it, null in Torn. */
  abroadIn: string | null;
}
