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
