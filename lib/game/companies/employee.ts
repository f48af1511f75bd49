/** Somebody who works in the player's company. */
export interface Employee {
  id: number;
  name: string;
  position: string;
  daysInCompany: number;
  /** Okay, Hospital, Traveling… in the game's words. */
  state: string;
  /** The moment is null where it is not known. */
  lastAction: { atMs: number | null; relative: string };
}
