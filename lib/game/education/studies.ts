/** What a player has learned, and learns. */
export interface Studies {
  completedIds: readonly number[];
  current: CurrentCourse | null;
}

/** When a course ends stands in one of two ways, and null in the other. */
interface CurrentCourse {
  courseId: number;
  endsAtMs: number | null;
  /** From the moment of the answer: all that the API's older answer says. */
  secondsLeft: number | null;
}
