import type { Curriculum, ListedCourse } from "@/lib/game/education/curriculum";
import type { Shortening } from "@/lib/game/education/path";
import { NOTHING_LEARNED, type Progress } from "@/lib/game/education/progress";

/** What is taught, and how far the player has got. */
export interface EducationState {
  curriculum: Curriculum;
  /** Null if the game hasn't said. */
  progress: Progress | null;
  /** What shortens the player's courses; null if the game hasn't said. */
  shortening: Shortening | null;
  nowMs: number;
}

/** If the game hasn't said, we assume no course is done. */
export const effectiveProgress = ({ progress }: EducationState): Progress =>
  progress ?? NOTHING_LEARNED;

/** The fraction of a listed duration that the player needs; 1 if unknown. */
export const factorOf = ({ shortening }: EducationState): number => shortening?.factor ?? 1;

export const idsOf = ({ courses }: Curriculum): number[] => courses.map(({ id }) => id);

/** The name of a course, or its number if it isn't listed. */
export const courseName = ({ curriculum }: EducationState, id: number): string =>
  curriculum.byId.get(id)?.name ?? `course [${id}]`;

/** "BUS1100 · Business", without what the game leaves empty. */
export const fieldText = ({ code, category }: ListedCourse): string =>
  [code, category].filter(Boolean).join(" · ");
