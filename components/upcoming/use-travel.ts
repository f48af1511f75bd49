import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useNowAt } from "@/components/window/use-now";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { travelQuery } from "@/lib/api/endpoints/user-travel";
import { isAway, landsAtMs } from "@/lib/game/travel/flight";

/** The player's travel state. The component re-renders when a flight lands. */
export function useTravel() {
  const session = useSession();
  const flight = useOptionalQuery(travelQuery(session));
  const { data: profile } = useOptionalQuery(profileQuery(session));
  const { data, error, fetchedAtMs } = flight;
  const landsMs = data === undefined ? null : landsAtMs(data, fetchedAtMs);
  const nowMs = useNowAt(landsMs === null ? [] : [landsMs]);
  const hasLanded = landsMs !== null && landsMs <= nowMs;
  return {
    /** True while the flight may still become known. */
    isLoading: data === undefined && error === null,
    /** True if the player is away from Torn, by the profile if the flight is unknown. */
    isAway: isAway(flight, profile, nowMs),
    /** The landing time in epoch milliseconds; null if the player isn't flying. */
    landingMs: hasLanded ? null : landsMs,
    /** The place where the flight has landed since it was loaded; null before that, and without a flight. */
    landedIn: hasLanded ? (data?.destination ?? null) : null,
  };
}
