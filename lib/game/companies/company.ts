/** The player's company. */
export interface Company {
  id: number;
  name: string;
  employeesHired: number;
  employeesCapacity: number;
  /** Stars, 0 to 10. */
  rating: number | null;
  /** Trainings that the director may still give; null where the key or the game does not say. */
  trains: number | null;
}

/** Somebody who works in the player's company. */
export interface Employee {
  id: number;
  name: string;
  position: string;
  daysInCompany: number;
  /** Okay, Hospital, Traveling… in the game's words. */
  state: string;
  /** The moment is null where it is not known. */
  lastAction: { atMs: number | null };
}
