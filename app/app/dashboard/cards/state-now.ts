import { releasedText, stateText } from "@/components/faction/state-text";
import type { Profile } from "@/lib/game/account/account";

/**
 * The player's own state at `nowMs`: once a stay or a flight is over, where the player has been since.
 * @param landedIn where the player's flight has landed since the response; null while it flies, and without one
 */
export function stateNow(
  { state, stateUntilMs, abroadIn }: Pick<Profile, "abroadIn" | "state" | "stateUntilMs">,
  landedIn: string | null,
  nowMs: number,
): string {
  const isStay = state === "Hospital" || state === "Jail";
  if (isStay && stateUntilMs !== null && stateUntilMs <= nowMs) return inText(abroadIn);
  return state === "Traveling" && landedIn !== null
    ? inText(landedIn === "Torn" ? null : landedIn)
    : stateText(state, abroadIn);
}

const inText = (abroadIn: string | null) => (abroadIn === null ? "Okay" : releasedText(abroadIn));
