/** An event or a competition of the game's calendar. */
export interface CalendarActivity {
  title: string;
  isCompetition: boolean;
  startsAtMs: number;
  endsAtMs: number;
  /** Whether each player may choose another hour for it. */
  hasOwnHour: boolean;
}
