import type { Curriculum, ListedCourse } from "@/lib/game/education/curriculum";
import { NOTHING_LEARNED, type Progress } from "@/lib/game/education/progress";
import type { Shortening } from "@/lib/game/education/shortening";

/** What is taught, and where the player stands. */
export interface Study {
  curriculum: Curriculum;
  /** Null where the game has not said. */
  progress: Progress | null;
  /** What shortens the player's courses; null where the game has not said. */
  shortening: Shortening | null;
  nowMs: number;
}

/** Where the game has not said, we reckon from the start. */
export const reckonedFrom = ({ progress }: Study): Progress => progress ?? NOTHING_LEARNED;

/** The part of a listed duration that the player needs: all of it, where the game has not said. */
export const factorOf = ({ shortening }: Study): number => shortening?.factor ?? 1;

export const idsOf = ({ courses }: Curriculum): number[] => courses.map(({ id }) => id);

/** The name of a course; its number, where it is not listed. */
export const courseName = ({ curriculum }: Study, id: number): string =>
  curriculum.byId.get(id)?.name ?? `course [${id}]`;

/** "BUS1100 · Business", as far as the game says. */
export const fieldWords = ({ code, category }: ListedCourse): string =>
  [code, category].filter(Boolean).join(" · ");
