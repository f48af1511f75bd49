import type { Curriculum, ListedCourse } from "@/lib/game/education/curriculum";
import type { Shortening } from "@/lib/game/education/path";
import { NOTHING_LEARNED, type Progress } from "@/lib/game/education/progress";

/** The game's courses and the player's progress. */
export interface EducationState {
  curriculum: Curriculum;
  /** Null if unknown. */
  progress: Progress | null;
  /** The reductions of the player's course durations; null if unknown. */
  shortening: Shortening | null;
  nowMs: number;
  /** The first course that the player can take; null if none. */
  suggestedId?: number | null;
}

/** The player's progress. If it is unknown, no course counts as done. */
export const effectiveProgress = ({ progress }: EducationState): Progress =>
  progress ?? NOTHING_LEARNED;

/** The fraction of a listed duration that the player needs; 1 if unknown. */
export const factorOf = ({ shortening }: EducationState): number => shortening?.factor ?? 1;

export const idsOf = ({ courses }: Curriculum): number[] => courses.map(({ id }) => id);

/** The name of a course, or its number if it isn't listed. */
export const courseName = ({ curriculum }: EducationState, id: number): string =>
  curriculum.byId.get(id)?.name ?? `course [${id}]`;

/** "BUS1100 · Business", without a part that the game leaves empty. */
export const fieldText = ({ code, category }: ListedCourse): string =>
  [code, category].filter(Boolean).join(" · ");
