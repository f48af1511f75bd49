import { useEffect, useEffectEvent } from "react";

import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useNow } from "@/components/window/use-now";
import { honorsQuery } from "@/lib/api/endpoints/torn-honors";
import { medalsQuery } from "@/lib/api/endpoints/torn-medals";
import { wonHonorsQuery } from "@/lib/api/endpoints/user-honors";
import { wonMedalsQuery } from "@/lib/api/endpoints/user-medals";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { visitTimesAfter } from "@/lib/common/visit";
import { formatCount, formatList } from "@/lib/format/numbers";
import { wonSince } from "@/lib/game/awards/award";
import { awardVisitsStore } from "@/lib/store/account/award-visits";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

/** More are counted. */
const MAX_NAMED = 3;

/** The awards reached since the player last looked. Their names are only asked for when there are some. */
export function NewAwards() {
  const session = useSession();
  const sinceMs = useVisitBefore();
  const honors = useOptionalQuery(wonHonorsQuery(session));
  const medals = useOptionalQuery(wonMedalsQuery(session));
  const reached = {
    honors: wonSince(honors.data?.entries ?? [], sinceMs),
    medals: wonSince(medals.data?.entries ?? [], sinceMs),
  };
  if (reached.honors.length + reached.medals.length === 0) return null;
  return <Reached {...reached} />;
}

function Reached({ honors, medals }: { honors: readonly number[]; medals: readonly number[] }) {
  const session = useSession();
  const allHonors = useOptionalQuery({ ...honorsQuery(session), enabled: honors.length > 0 });
  const allMedals = useOptionalQuery({ ...medalsQuery(session), enabled: medals.length > 0 });
  const names = [
    ...(allHonors.data?.entries ?? []).filter(({ id }) => honors.includes(id)),
    ...(allMedals.data?.entries ?? []).filter(({ id }) => medals.includes(id)),
  ].map(({ name }) => name);
  const count = honors.length + medals.length;
  return (
    <p className="mt-1">
      <b>{formatCount(count, "award", "awards")} reached</b> since your last visit
      {names.length > 0 && (
        <>
          : <span translate="no">{formatList(names, MAX_NAMED)}</span>
        </>
      )}
      .
    </p>
  );
}

/** What the sample's explorer hasn't seen yet. */
const SAMPLE_MS = 14 * DAY_MS;

/** The end of the visit before this one; null on the first. */
function useVisitBefore(): number | null {
  const { isSample } = useSession();
  const nowMs = useNow(MINUTE_MS);
  const kept = useStoredValue(awardVisitsStore);
  const visits = visitTimesAfter(kept, nowMs);
  const keep = useEffectEvent(() => {
    if (!isSample && visits !== kept) awardVisitsStore.set(visits);
  });
  // Once per visit to the page: a browser that stores nothing would otherwise loop.
  useEffect(() => {
    keep();
  }, []);
  return isSample ? nowMs - SAMPLE_MS : visits.beforeMs;
}
