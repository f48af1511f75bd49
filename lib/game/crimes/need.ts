import type { MissingItem } from "./missing-items";
import type { OrganisedCrime } from "./organised-crime";
import type { FilledSlot } from "./slots";

interface OfCrime {
  crime: OrganisedCrime;
  /** When it starts to delay the crime; null if the game does not say. */
  atMs: number | null;
}

interface OfSlot extends OfCrime {
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
export type ItemNeed = OfSlot & MissingItem & { kind: "missing item" };

/** The chance of a member of an open crime is under what the faction asks for. */
export interface PassRateNeed extends OfSlot {
  kind: "pass rate";
  /** Percent. */
  passRate: number;
}

/** A member will not, or may not, be back when the crime is ready. */
interface AwayNeed extends OfSlot, Absence {
  kind: "away when ready";
}

/** A member of an open crime is not in the faction any more. */
interface LeftNeed extends OfSlot {
  kind: "left";
}

/** A crime that is ready waits for these members. */
interface DelayedNeed extends OfCrime {
  kind: "delayed";
  by: readonly Absence[];
}

/** A crime expires soon, and nobody has taken some of its slots. */
interface StuckNeed extends OfCrime {
  kind: "stuck";
  filled: number;
  slots: number;
}

/** Nobody has paid out what a crime brought, neither in the game nor, as marked here, by hand. */
interface UnpaidNeed extends OfCrime {
  kind: "unpaid";
  /** The members' share. */
  money: number;
  /** Who took part, each once. */
  memberIds: readonly number[];
}

/** Something that a leader has to take care of before a crime can start, or after it. */
export type Need =
  ItemNeed | PassRateNeed | AwayNeed | LeftNeed | DelayedNeed | StuckNeed | UnpaidNeed;
