/** What somebody has done for the faction since they joined, as the game counts it. */
export interface Contributor {
  playerId: number;
  /** Null where the API's older answer does not say. */
  name: string | null;
  /** The sum since joining: it only grows. */
  value: number;
  /** False for those who have left. */
  isMember: boolean;
}
