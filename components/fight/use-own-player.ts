import {
  type OptionalResult,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { usePolling } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { useNowAt } from "@/components/window/use-now";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { TORN } from "@/lib/api/sentences/countries";
import { TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import type { Profile } from "@/lib/game/account/account";
import { type Standing, standingOf } from "@/lib/game/fight/obstacle";
import { landsAtMs } from "@/lib/game/travel/flight";
import { keyOwnerStore } from "@/lib/store/account/player";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

import { useOwnFlight } from "./use-own-flight";

const IN_TORN: Standing = { obstacle: null, location: TORN };

/** The player's profile, location and obstacle to attacks; in Torn without an obstacle if the profile can't be loaded. */
export interface OwnPlayer extends Standing {
  profile: OptionalResult<Profile>;
  id: number;
  /** True while the flight of a travelling player loads, which decides who will be ready. */
  isLoading: boolean;
}

/** The player, updated each minute, since a player who has landed can attack other players than before. */
export function useOwnPlayer(): OwnPlayer {
  const session = useSession();
  const stored = useStoredValue(keyOwnerStore);
  const profile = useOptionalSuspenseQuery(profileQuery(session));
  usePolling(profileQuery(session), TARGET_INTERVALS_MS.own);
  const { data, fetchedAtMs } = profile;
  const { flight, isLoading } = useOwnFlight(data?.state === "Traveling");
  const landsMs = flight.data ? landsAtMs(flight.data, flight.fetchedAtMs) : null;
  const nowMs = useNowAt([data?.stateUntilMs ?? Infinity, landsMs ?? Infinity]);
  const { obstacle, location } =
    data === undefined ? IN_TORN : standingOf({ data, fetchedAtMs }, flight, nowMs);
  return {
    profile,
    id: data?.id ?? Number(stored),
    isLoading,
    obstacle,
    location,
  };
}
