import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useNowAt } from "@/components/window/use-now";
import { travelQuery } from "@/lib/api/endpoints/user-travel";
import { isAway, landsAtMs } from "@/lib/game/travel/flight";

/** Whether the player is away from Torn, and when the flight lands; null if not flying. Its component renders again then. */
export function useTravel() {
  const session = useSession();
  const { data, fetchedAtMs } = useOptionalQuery(travelQuery(session));
  const landingMs = data === undefined ? null : landsAtMs(data, fetchedAtMs);
  const nowMs = useNowAt(landingMs === null ? [] : [landingMs]);
  return {
    isAway: data !== undefined && isAway(data, fetchedAtMs, nowMs),
    landingMs: landingMs !== null && nowMs < landingMs ? landingMs : null,
  };
}
