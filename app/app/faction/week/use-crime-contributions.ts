import { useMemo } from "react";

import { storedTimeline } from "@/components/crimes/use-crime-history";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { crimeContributions } from "@/lib/game/week/crime-contributions";
import type { Span } from "@/lib/game/week/span";

/** What each member's crimes brought in this period, from the crimes read so far. */
export function useCrimeContributions(span: Span) {
  const session = useSession();
  const faction = useOptionalQuery(factionBasicQuery(session));
  const factionId = faction.data?.id ?? null;
  const isAsked = faction.data !== undefined || faction.error !== null;
  const source = useMemo(() => storedTimeline(session, factionId), [session, factionId]);
  const { entries, reading, error, retry } = useOptionalTimeline(source, span, isAsked);
  const byMember = useMemo(
    () => (entries === undefined ? undefined : crimeContributions(entries, span)),
    [entries, span],
  );
  return { byMember, count: entries?.length ?? 0, reading, error, retry, faction };
}
