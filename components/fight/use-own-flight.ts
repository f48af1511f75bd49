import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { travelQuery } from "@/lib/api/endpoints/user-travel";

/** The player's flight, requested only while their status says that they travel. */
export function useOwnFlight(isFlying: boolean) {
  const flight = useOptionalQuery({ ...travelQuery(useSession()), enabled: isFlying });
  return {
    flight,
    /** True while the flight of a travelling player may still become known. */
    isLoading: isFlying && flight.data === undefined && flight.error === null,
  };
}
