/** A player, as everybody may see one. */
export interface Profile {
  id: number;
  name: string;
  level: number;
  /** "Okay", "Hospital", "Traveling" or a word of later days; empty where the API does not say. */
  state: string;
}
