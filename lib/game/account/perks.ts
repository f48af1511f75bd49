/** A player's perks in the game's words, by where they come from. */
export interface Perks {
  faction: readonly string[];
  job: readonly string[];
  property: readonly string[];
  education: readonly string[];
  enhancer: readonly string[];
  book: readonly string[];
  stock: readonly string[];
  merit: readonly string[];
}
