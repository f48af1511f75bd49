/** Seconds until each cooldown is over, at the moment of the answer; 0 where there is none. */
export interface Cooldowns {
  drugSeconds: number;
  medicalSeconds: number;
  boosterSeconds: number;
}
