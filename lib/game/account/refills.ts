/** Which of the day's refills have been used; all are available again at 00:00 UTC. */
export interface Refills {
  energy: boolean;
  nerve: boolean;
  /** The casino's tokens. */
  token: boolean;
  /** Special refills that the player has left. */
  specialCount: number;
}
