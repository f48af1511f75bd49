/** An event or a competition of the game's calendar. */
export interface CalendarActivity {
  title: string;
  isCompetition: boolean;
  startsAtMs: number;
  endsAtMs: number;
  /** Whether each player may have chosen another hour for it. */
  hasOwnHour: boolean;
}
