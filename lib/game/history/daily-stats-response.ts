/** Statistics of a player by the names that the game asks for them by, such as "xantaken". */
type StatValues = Readonly<Record<string, number>>;

/** The statistics of one player at the beginning of a day, 00:00 UTC. One that the game had no value of is absent. */
export interface DailyStatsResponse {
  dayMs: number;
  values: StatValues;
}
