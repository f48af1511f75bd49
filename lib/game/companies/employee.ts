/** Somebody who works in the player's company. */
export interface Employee {
  id: number;
  name: string;
  position: string;
  daysInCompany: number;
  /** Okay, Hospital, Traveling… in the game's words. */
  state: string;
  lastAction: { atMs: number; relative: string };
}
