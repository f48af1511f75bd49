import type { Stock } from "@/lib/game/stocks/stock";

interface FullBar {
  maximum: number;
  /** Whether it falls to its maximum then, which happy above it does. */
  resets: boolean;
}

/** What ends or starts over, and what is known of each besides its end. */
interface UpcomingFacts {
  energy: FullBar;
  nerve: FullBar;
  happy: FullBar;
  life: FullBar;
  drug: unknown;
  booster: unknown;
  medical: unknown;
  /** Without a name where the list of courses is not known. */
  education: { courseId: number; courseName: string | null };
  virus: { virusName: string };
  "own-crime": { crimeId: number; crimeName: string };
  dividend: { stocks: readonly Pick<Stock, "id" | "acronym">[] };
  mission: { contract: string };
  "new-day": unknown;
}

export type UpcomingKind = keyof UpcomingFacts;

/** Something that ends within a day, or has ended and waits for the player. */
export type Upcoming<Kind extends UpcomingKind = UpcomingKind> = {
  [Each in Kind]: UpcomingFacts[Each] & {
    kind: Each;
    /** The same for the same thing, even if a later answer puts its end a second off. */
    id: string;
    /** Epoch milliseconds; null where it is ready now. */
    atMs: number | null;
  };
}[Kind];

/** Something whose end is known, at any time before or after now. */
export type Ending<Kind extends UpcomingKind = UpcomingKind> = Upcoming<Kind> & { atMs: number };
