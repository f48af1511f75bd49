/** An event or a competition of the game's calendar. */
export interface CalendarActivity {
  title: string;
  isCompetition: boolean;
  startsAtMs: number;
  endsAtMs: number;
  /** True if each player may choose a different hour for it. */
  hasOwnHour: boolean;
}
