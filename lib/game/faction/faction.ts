/** The player's faction, as everybody may see it. */
export interface Faction {
  id: number;
  name: string;
  tag: string;
  leaderId: number;
  members: number;
  capacity: number;
}
