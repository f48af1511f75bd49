import type { MissingItem } from "./missing-items";
import type { OrganisedCrime } from "./organised-crime";
import type { FilledSlot } from "./slots";

interface BaseProblem {
  crime: OrganisedCrime;
  /** When it starts to delay the crime; null if the game does not say. */
  atMs: number | null;
}

interface BaseSlotProblem extends BaseProblem {
  slot: FilledSlot;
  memberId: number;
}

/** Where a member is instead of in the city. */
export interface Absence {
  memberId: number;
  state: string;
  /** When the state ends; null if it does not, or if that is not known. */
  untilMs: number | null;
  /** The country of a stay in hospital or jail abroad; "" if we don't know it, null in Torn. */
  abroadIn: string | null;
}

/** A member of an open crime does not have the item that the slot asks for. */
export type MissingItemProblem = BaseSlotProblem & MissingItem & { kind: "missing-item" };

/** The chance of a member of an open crime is under what the faction asks for. */
export interface LowPassRateProblem extends BaseSlotProblem {
  kind: "low-pass-rate";
  /** Percent. */
  passRate: number;
}

/** A member will not, or may not, be back when the crime is ready. */
interface AwayProblem extends BaseSlotProblem, Absence {
  kind: "away";
}

/** A member of an open crime is not in the faction any more. */
interface LeftProblem extends BaseSlotProblem {
  kind: "left";
}

/** A crime that is ready waits for these members. */
interface LateProblem extends BaseProblem {
  kind: "late";
  absences: readonly Absence[];
}

/** A crime expires soon, and nobody has taken some of its slots. */
interface StuckProblem extends BaseProblem {
  kind: "stuck";
  filled: number;
  slots: number;
}

/** Nobody has paid out what a crime brought, neither in the game nor, as marked here, by hand. */
interface UnpaidProblem extends BaseProblem {
  kind: "unpaid";
  /** The members' share. */
  money: number;
  /** Who took part, each once. */
  memberIds: readonly number[];
}

/** A problem that a leader has to solve before a crime can start, or after it. */
export type CrimeProblem =
  | MissingItemProblem
  | LowPassRateProblem
  | AwayProblem
  | LeftProblem
  | LateProblem
  | StuckProblem
  | UnpaidProblem;
