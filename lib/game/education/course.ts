/** A field of study. The one with id 0 and no name holds the courses whose field the game does not say. */
export interface CourseCategory {
  id: number;
  name: string;
  courses: readonly Course[];
}

export interface Course {
  id: number;
  /** "BUS1100"; empty where the game does not say. */
  code: string;
  name: string;
  description: string;
  /** Before any reduction; null where it is not known. */
  durationSeconds: number | null;
  /** Dollars. */
  cost: number;
  /** They may name courses that are not listed. */
  prerequisiteIds: readonly number[];
  rewards: CourseRewards;
}

interface CourseRewards {
  workingStats: {
    manualLabor: number | null;
    intelligence: number | null;
    endurance: number | null;
  };
  effect: string | null;
  honorId: number | null;
}
