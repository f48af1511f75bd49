/** Which of the day's refills have been used; all are free again at 00:00 UTC. */
export interface Refills {
  energy: boolean;
  nerve: boolean;
  /** The casino's tokens. */
  token: boolean;
  /** Special refills in store. */
  specialCount: number;
}
