import type { Stock } from "@/lib/game/stocks/stock";

/** What ends or starts over, in the order used for the same moment. */
export const UPCOMING_KINDS = [
  "new-day",
  "own-crime",
  "dividend",
  "energy",
  "nerve",
  "drug",
  "booster",
  "education",
  "virus",
  "mission",
  "happy",
  "life",
  "medical",
] as const;

export type UpcomingKind = (typeof UPCOMING_KINDS)[number];

/** Something that ends within a day, or has ended and waits for the player. */
export type Upcoming = UpcomingFacts & {
  /** The same for the same thing, even if a later answer puts its end a second off. */
  id: string;
  /** Epoch milliseconds; null where it is ready now. */
  atMs: number | null;
};

type UpcomingFacts =
  | { kind: "new-day" | "drug" | "booster" | "medical" }
  | { kind: "energy" | "nerve" | "happy" | "life"; maximum: number }
  /** Without a name where the list of courses is not known. */
  | { kind: "education"; courseId: number; courseName: string | null }
  | { kind: "virus"; virusName: string }
  | { kind: "own-crime"; crimeId: number; crimeName: string }
  | { kind: "dividend"; stocks: readonly Pick<Stock, "id" | "acronym">[] }
  | { kind: "mission"; contract: string };
