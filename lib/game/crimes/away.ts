import type { Member } from "@/lib/game/faction/member";
import { MINUTE_MS } from "@/lib/game/time/time";

/** What the control room has to know of a member. */
export type MemberState = Pick<Member, "id" | "state" | "stateUntilMs" | "abroadIn">;

/** How long before a crime is ready an unknown return time starts to matter. */
const AWAY_HORIZON_MS = 6 * 60 * MINUTE_MS;

const TRAVEL_STATES = new Set(["Traveling", "Abroad"]);
const PERMANENT_STATES = new Set(["Federal", "Fallen"]);

/** Only such a member can start a crime. */
const isOkay = ({ state }: Pick<MemberState, "state">): boolean => state === "Okay";

/**
 * Whether the member will be away when a crime is ready at that time, or may be: in federal jail or fallen, in a state
 * that ends only later, or in one whose end nobody knows while there are at most six hours to go. So it is with those who
 * travel, and after a stay in hospital or jail abroad: the game doesn't say when they land in Torn.
 */
export function isAwayAt(
  { state, stateUntilMs, abroadIn }: Omit<MemberState, "id">,
  readyAtMs: number,
  nowMs: number,
): boolean {
  if (isOkay({ state })) return false;
  if (PERMANENT_STATES.has(state)) return true;
  if (stateUntilMs !== null && stateUntilMs > readyAtMs) return true;
  const isEndKnown = stateUntilMs !== null && abroadIn === null && !TRAVEL_STATES.has(state);
  return !isEndKnown && readyAtMs - nowMs <= AWAY_HORIZON_MS;
}
