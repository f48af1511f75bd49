/** The player's company. */
export interface Company {
  id: number;
  name: string;
  employeesHired: number;
  employeesCapacity: number;
  /** Stars, 0 to 10. */
  rating: number | null;
  /** Trainings that the director may still give; null if the key or the game doesn't say. */
  trains: number | null;
}

/** An employee of the player's company. */
export interface Employee {
  id: number;
  name: string;
  position: string;
  daysInCompany: number;
  /** Okay, Hospital, Traveling… in the game's words. */
  state: string;
  /** `atMs` is null if unknown. */
  lastAction: { atMs: number | null };
}
