import { abroadText, releasedText } from "@/components/faction/state-text";
import { formatDuration, formatGameMoment } from "@/lib/format/times";
import type { PlayerStatus } from "@/lib/game/account/account";
import { isInStay, isStayOver, type Readiness } from "@/lib/game/fight/fighter";

interface ShownState extends PlayerStatus {
  /** The game's own words; empty if unknown. */
  description: string;
}

/**
 * A player's state without its end: "Hittable now", "In hospital", "In jail in Japan", "Traveling to Mexico".
 * @param readiness null for a player whom the viewer doesn't attack
 */
export function stateTitle(player: ShownState, readiness: Readiness | null, nowMs: number): string {
  const { state, abroadIn, description } = player;
  if (readiness === "ready") return "Hittable now";
  if (isInStay(player, nowMs)) {
    const stay = `In ${state.toLowerCase()}`;
    return abroadIn === null ? stay : `${stay} ${abroadText(abroadIn)}`;
  }
  if (isStayOver(player, nowMs)) return abroadIn === null ? "Okay" : releasedText(abroadIn);
  if (state === "Okay") return state;
  return description || state || "State unknown";
}

/** "out 14:20, 3 h 38 min"; empty if the player isn't in hospital or jail, or if the end is unknown. */
export const stayEndText = (player: PlayerStatus, nowMs: number): string =>
  player.stateUntilMs !== null && isInStay(player, nowMs)
    ? `out ${formatGameMoment(player.stateUntilMs, nowMs)}, ${formatDuration(player.stateUntilMs - nowMs)}`
    : "";
