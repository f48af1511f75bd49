"use client";

import { usePrefetchQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { Missing } from "@/components/feedback/retry-advice";
import { ViewHeadline } from "@/components/figures/view-headline";
import { ViewLinks } from "@/components/list/view-links";
import { ReadingNote } from "@/components/reading/reading-note";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { attacksTimeline } from "@/lib/api/endpoints/faction-attacks";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { formatCount } from "@/lib/format/numbers";
import { attackTotals } from "@/lib/game/faction/attacks";
import { markPartial } from "@/lib/game/faction/member";
import { MINUTE_MS } from "@/lib/game/time/time";

import { AttackTable } from "./attack-table";
import { AttacksHeadline } from "./attacks-headline";
import { RangeFields } from "./range-fields";
import { attacksWithin, fighters, memberRows, namesOf } from "./rows";
import { useRange } from "./use-range";

const MemberTable = onDemand(() => import("./member-table").then((l) => l.MemberTable));

const VIEWS = [
  ["attacks", "Attacks"],
  ["members", "Members"],
] as const satisfies readonly Choice[];

interface AttacksProps {
  /** What a key must be able to read for the page, in words. */
  access: string;
}

export function Attacks({ access }: AttacksProps) {
  const session = useSession();
  const nowMs = useNow(MINUTE_MS);
  const chosen = useRange(nowMs);
  const [view, setView] = useUrlChoice("view", VIEWS, "attacks");

  // Requested in parallel with the attacks, which this component waits for.
  usePrefetchQuery(factionMembersQuery(session));
  usePrefetchQuery(factionBasicQuery(session));
  const { range } = chosen;
  const { entries, reading } = useTimeline(attacksTimeline(session), {
    // Read nothing more until the period is valid.
    fromMs: range?.readFromMs ?? nowMs,
    toMs: range?.toMs,
  });
  const people = useOptionalSuspenseQuery(factionMembersQuery(session));
  const basic = useOptionalSuspenseQuery(factionBasicQuery(session));
  const members = people.data;
  const factionId = basic.data?.id ?? null;

  const names = useMemo(() => namesOf(members?.entries ?? []), [members]);
  const ours = useMemo(
    () => ({
      id: factionId,
      memberIds: markPartial(new Set(names.keys()), members === undefined || members.dropped > 0),
    }),
    [factionId, names, members],
  );
  // Without either, nobody can be told from the enemies.
  const isOursKnown = factionId !== null || names.size > 0;
  const attacks = useMemo(
    () => (range === null ? [] : attacksWithin(entries, range)),
    [entries, range],
  );
  const totals = useMemo(
    () => (isOursKnown ? attackTotals(attacks, ours) : null),
    [attacks, ours, isOursKnown],
  );
  const isOfMembers = view === "members";
  const totalsOfMembers = useMemo(
    () => (isOfMembers ? memberRows(attacks, ours, names) : []),
    [isOfMembers, attacks, ours, names],
  );

  return (
    <>
      {range !== null && attacks.length > 0 && !isOfMembers && (
        <AttacksHeadline totals={totals} text={range.text} />
      )}
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {range !== null && attacks.length > 0 && isOfMembers && (
        <ViewHeadline figure={formatCount(fighters(totalsOfMembers).length, "member", "members")}>
          fought {range.text}
        </ViewHeadline>
      )}
      <Missing path="faction/members" {...people}>
        Couldn’t load the members: who has left is unknown.
      </Missing>
      <Missing path="faction/basic" {...basic}>
        Couldn’t load your faction: former members’ attacks aren’t counted.
      </Missing>
      <RangeFields chosen={chosen} nowMs={nowMs} />
      {range !== null && (
        <>
          <ReadingNote
            reading={reading}
            count={attacks.length}
            names={["attack", "attacks"]}
            access={access}
          />
          {attacks.length === 0 ? (
            reading.state === "done" && (
              <EmptyState title="No data available">
                There were no attacks by or on the faction {range.text}. Choose a longer period.
              </EmptyState>
            )
          ) : isOfMembers ? (
            <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
              <MemberTable rows={totalsOfMembers} />
            </Suspense>
          ) : (
            <AttackTable attacks={attacks} ours={ours} names={names} />
          )}
        </>
      )}
    </>
  );
}
