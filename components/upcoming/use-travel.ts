import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useNowAt } from "@/components/window/use-now";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { travelQuery } from "@/lib/api/endpoints/user-travel";
import { isAway, landsAtMs } from "@/lib/game/travel/flight";

/** Where the player is. Its component renders again when a flight lands. */
export function useTravel() {
  const session = useSession();
  const flight = useOptionalQuery(travelQuery(session));
  const { data: profile } = useOptionalQuery(profileQuery(session));
  const { data, error, fetchedAtMs } = flight;
  const landsMs = data === undefined ? null : landsAtMs(data, fetchedAtMs);
  const nowMs = useNowAt(landsMs === null ? [] : [landsMs]);
  const hasLanded = landsMs !== null && landsMs <= nowMs;
  return {
    /** Whether the flight may still become known. */
    isLoading: data === undefined && error === null,
    /** Whether the player is away from Torn; by the profile where the flight is unknown. */
    isAway: isAway(flight, profile, nowMs),
    /** When the flight lands; null if not flying. */
    landingMs: hasLanded ? null : landsMs,
    /** Where the flight has landed since it was loaded; null before, and without one. */
    landedIn: hasLanded ? (data?.destination ?? null) : null,
  };
}
