import { Fragment, memo, useEffect, useEffectEvent, useMemo } from "react";

import { GameTime } from "@/components/game/game-time";
import { PlayerLink } from "@/components/game/player-link";
import { useSession } from "@/components/session/session";
import { useNow } from "@/components/window/use-now";
import { fingerprint } from "@/lib/api/transport/session";
import type { List } from "@/lib/api/transport/wire";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatAge } from "@/lib/format/times";
import { memberChangesSince, visitsAfter } from "@/lib/game/faction/changes";
import type { Member } from "@/lib/game/faction/member";
import { DAY_MS, MINUTE_MS } from "@/lib/game/time/time";
import { saveVisits, memberVisitsStore } from "@/lib/store/account/member-visits";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

/** More than a faction can have. */
const MAX_NAMED = 100;

interface SinceLastVisitProps {
  members: List<Member>;
  readAtMs: number;
  inactivityDays: number;
}

/** Who has joined, left or gone quiet. Nothing on the first visit, or for the sample data, which has no visits. */
export const SinceLastVisit = memo(function SinceLastVisit(props: SinceLastVisitProps) {
  const { isSample } = useSession();
  // An incomplete list can't tell who has left.
  return isSample || props.members.dropped > 0 ? null : <Changes {...props} />;
});

function Changes({
  members: { entries: members },
  readAtMs,
  inactivityDays: days,
}: SinceLastVisitProps) {
  const now = useNow(MINUTE_MS);
  const before = useVisitBefore(members, readAtMs);
  const changes = useMemo(
    () => before && memberChangesSince(before, members, { nowMs: now, days }),
    [before, members, now, days],
  );
  if (before === null || changes === null) return null;
  const parts = [
    { what: "joined", who: changes.joined },
    { what: "left", who: changes.left },
    { what: "went quiet", who: changes.becameInactive },
  ].filter(({ who }) => who.length > 0);
  if (parts.length === 0) return null;

  return (
    <section aria-label="Since your last visit" className="border-t py-3">
      <p>
        <span className="text-muted-foreground">
          Since your last visit, <GameTime atMs={before.atMs}>{ago(now - before.atMs)}</GameTime>:
        </span>{" "}
        {parts.map(({ what, who }, part) => (
          <Fragment key={what}>
            {part > 0 && "; "}
            <b>{what}</b>{" "}
            {who.slice(0, MAX_NAMED).map(({ id, name }, place) => (
              <Fragment key={id}>
                {place > 0 && ", "}
                <PlayerLink id={id}>{name}</PlayerLink>
              </Fragment>
            ))}
            {who.length > MAX_NAMED && ` and ${formatWhole(who.length - MAX_NAMED)} more`}
          </Fragment>
        ))}
        .
      </p>
    </section>
  );
}

/** The visit before this one, of which the members just read are kept as the latest. */
function useVisitBefore(members: readonly Member[], readAtMs: number) {
  const account = fingerprint(useSession());
  const kept = useStoredValue(memberVisitsStore)[account] ?? null;
  const visits = useMemo(() => visitsAfter(kept, members, readAtMs), [kept, members, readAtMs]);
  const keep = useEffectEvent(() => {
    if (visits !== kept) saveVisits(account, visits);
  });
  // Once per answer: a browser that stores nothing would otherwise loop.
  useEffect(() => {
    keep();
  }, [account, readAtMs]);
  return visits.before;
}

/** "3 h ago", "2 days ago". */
const ago = (ms: number) =>
  ms < 2 * DAY_MS ? formatAge(ms) : `${formatCount(Math.round(ms / DAY_MS), "day", "days")} ago`;
