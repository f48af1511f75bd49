/** A part of the faction's news: items of the armoury, or money and points of the vault. */
export type NewsSubject = "armoury" | "funds";

/** A player whom a line of the faction's news names. */
export interface NewsPlayer {
  id: number;
  /** The name at that time; players change theirs. */
  name: string;
}

interface Line {
  id: string;
  atMs: number;
}

/**
 * A line of the faction's news. Money is in dollars. "other" is a line that wasn't understood, as plain text; nothing is guessed
 * about it.
 */
export type NewsEntry = Line &
  (
    | { kind: "used"; player: NewsPlayer; item: string; count: number }
    | { kind: "refilled"; player: NewsPlayer; bar: "energy" | "nerve"; points: number }
    /** An empty blood bag was taken out. `bloodBag` is the filled one put in; null in older lines, which don't name it. */
    | { kind: "filled"; player: NewsPlayer; item: string; bloodBag: string | null }
    /** A member who lends to themselves is both `by` and `to`. */
    | { kind: "loaned"; by: NewsPlayer; to: NewsPlayer; item: string; count: number }
    | { kind: "returned"; player: NewsPlayer; item: string; count: number }
    | { kind: "retrieved"; by: NewsPlayer; from: NewsPlayer; item: string; count: number }
    /** The items left the faction for good. */
    | { kind: "given"; by: NewsPlayer; to: NewsPlayer; item: string; count: number }
    /** A member's share of the items of an organised crime. */
    | {
        kind: "itemShare";
        by: NewsPlayer;
        to: NewsPlayer;
        item: string;
        count: number;
        crimeId: number | null;
      }
    | { kind: "opened"; player: NewsPlayer; item: string }
    | { kind: "itemDeposited"; player: NewsPlayer; item: string; count: number }
    | { kind: "moneyDeposited"; player: NewsPlayer; money: number }
    /** A member's balance before and after. `change` is negative if it was decreased. */
    | {
        kind: "balanceChanged";
        by: NewsPlayer;
        of: NewsPlayer;
        fromMoney: number;
        toMoney: number;
        change: number;
        crimeId: number | null;
        isCrimeShare: boolean;
      }
    | { kind: "moneyGiven"; by: NewsPlayer; to: NewsPlayer; money: number }
    | { kind: "pointsGiven"; by: NewsPlayer; to: NewsPlayer; points: number }
    | { kind: "payday"; by: NewsPlayer; to: NewsPlayer; money: number }
    | { kind: "other"; text: string }
  );
