import type { NewsPlayer } from "@/lib/game/faction/news";

interface Line {
  id: string;
  atMs: number;
}

/**
 * A line of a company's news. Money is in dollars. "other" is a line that wasn't understood, as plain text; nothing is guessed
 * about it.
 */
export type CompanyNewsEntry = Line &
  (
    | {
        kind: "trained";
        player: NewsPlayer;
        /** The employee's position at that time; null if the line doesn't name it. */
        position: string | null;
      }
    /** The report of a day that has ended. */
    | { kind: "report"; customers: number; income: number }
    | { kind: "deposited"; player: NewsPlayer; money: number }
    | { kind: "withdrawn"; player: NewsPlayer; money: number }
    | { kind: "applied"; player: NewsPlayer }
    | { kind: "accepted"; by: NewsPlayer; player: NewsPlayer }
    /** The company's size was upgraded to this number of employees. */
    | { kind: "resized"; by: NewsPlayer; employees: number }
    /** The company's rating changed to this number of stars. */
    | { kind: "rated"; stars: number }
    | { kind: "other"; text: string }
  );

/** The entries of one kind. */
export type CompanyNewsOf<Kind extends CompanyNewsEntry["kind"]> = Extract<
  CompanyNewsEntry,
  { kind: Kind }
>;
