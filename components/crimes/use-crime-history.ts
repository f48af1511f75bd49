import { useMemo } from "react";

import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { crimesTimeline } from "@/lib/api/endpoints/faction-crimes";
import { markUnfetchedSince } from "@/lib/api/history/timeline";
import { keptTimeline, type TimelineSource } from "@/lib/api/history/timeline-query";
import type { Session } from "@/lib/api/transport/session";
import { refetchSince } from "@/lib/game/crimes/history-refetch";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { addToCrimeHistory, readCrimeHistory } from "@/lib/store/account/crime-history";
import { keyOwnerStore } from "@/lib/store/account/player";
import { gameTime } from "@/lib/store/preferences/game-clock";

/**
 * Finished crimes back to `fromMs`. Crimes of earlier visits are read from this browser, newer ones from the game. Nothing is
 * saved if the faction's id is unknown, or in the sample data.
 */
export function useCrimeHistory(fromMs: number) {
  const session = useSession();
  const faction = useOptionalSuspenseQuery(factionBasicQuery(session));
  const factionId = faction.data?.id ?? null;
  const source = useMemo(() => storedTimeline(session, factionId), [session, factionId]);
  const { entries, progress } = useTimeline(source, { fromMs });
  return { crimes: entries, progress, faction, isStored: source.store !== undefined };
}

/** The source of finished crimes. Includes the crimes stored by earlier visits if the faction’s id is known. */
export function storedTimeline(
  session: Session,
  factionId: number | null,
): TimelineSource<OrganisedCrime> {
  const keptOf = (id: number): NonNullable<TimelineSource<OrganisedCrime>["store"]> => ({
    async read() {
      const stored = await readCrimeHistory(id);
      if (stored.state !== "stored") return stored;
      // Crimes that were unpaid at the time may have been paid since.
      const sinceMs = refetchSince(stored.data.entries, gameTime());
      const data = sinceMs === null ? stored.data : markUnfetchedSince(stored.data, sinceMs);
      return { ...stored, data };
    },
    add: (part) => addToCrimeHistory(id, part, keyOwnerStore.get()),
  });
  const store = factionId === null ? null : keptOf(factionId);
  return keptTimeline(crimesTimeline(session), session.isSample, store);
}
