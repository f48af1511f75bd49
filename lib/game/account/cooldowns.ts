/** Seconds until each cooldown is over, at the moment of the answer; 0 where there is none, null where it is not known. */
export interface Cooldowns {
  drugSeconds: number | null;
  medicalSeconds: number | null;
  boosterSeconds: number | null;
}
