"use client";

import { useSuspenseQueries } from "@tanstack/react-query";
import { Fragment, memo, useDeferredValue, useEffect, useEffectEvent, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { GameTime } from "@/components/game/game-time";
import { PlayerLink } from "@/components/game/links";
import { Chips } from "@/components/list/toggles";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { onDemand } from "@/components/ui/on-demand";
import { useNow } from "@/components/window/use-now";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoices } from "@/components/window/use-url-value";
import { factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { fingerprint } from "@/lib/api/transport/session";
import type { List } from "@/lib/api/transport/wire";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatAge } from "@/lib/format/times";
import { memberChangesSince, memberVisitsAfter } from "@/lib/game/faction/changes";
import type { Member } from "@/lib/game/faction/member";
import { memberVisitsStore, saveVisits } from "@/lib/store/account/visits";
import { storeFor } from "@/lib/store/engine/stored-value";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { checklistConfigStore } from "@/lib/store/user/checklist";
import { memberNotesStore } from "@/lib/store/user/member-notes";

import { columnsOf, memberMobileRow } from "./columns";
import { CHIP_CHOICES, filterByChips, filterRows, memberChips, toggleChip } from "./filters";
import { Finder } from "./finder";
import { MembersHeadline } from "./members-headline";
import { memberRows } from "./rows";
import { memberSearch, SEARCH_WORDS } from "./search-words";
import { MemberSearch } from "./search/search-field";
import { completionsAt } from "./search/search-syntax";
import { useFilters } from "./use-filters";

const FilterFields = onDemand(() => import("./filter-fields").then((l) => l.FilterFields));

const BY_LEVEL = [{ id: "level", desc: true }];

export function Members() {
  const session = useSession();
  const [{ data: members, dataUpdatedAt }, { data: balances }] = useSuspenseQueries({
    queries: [factionMembersQuery(session), factionBalanceQuery(session)],
  });
  const notes = useStoredValue(storeFor(session, memberNotesStore));
  const now = useNow(MINUTE_MS);
  const fetchedAtMs = gameTime(dataUpdatedAt);
  const { inactivityDays } = useStoredValue(checklistConfigStore);
  const inactiveAfter = useMemo(
    () => ({ nowMs: now, days: inactivityDays }),
    [now, inactivityDays],
  );
  const rows = useMemo(
    () => memberRows(members.entries, balances, notes, inactiveAfter),
    [members, balances, notes, inactiveAfter],
  );
  const { chosen, offered } = useFilters(rows);
  const filtersSet = Object.keys(chosen).length;
  const [chips, setChips] = useUrlChoices("only", CHIP_CHOICES);
  const counted = useMemo(() => memberChips(rows), [rows]);
  const [text, setText] = useUrlText("q");
  const typed = useDeferredValue(text);
  const { finds, problems } = useMemo(() => memberSearch(typed), [typed]);
  const found = useMemo(
    () => filterRows(filterByChips(rows, chips), chosen).filter(finds),
    [rows, chips, chosen, finds],
  );
  const isFiltered = filtersSet > 0 || chips.length > 0;

  if (rows.length === 0) {
    return <EmptyState title="No data available">No members listed for your faction.</EmptyState>;
  }
  return (
    <>
      <MembersHeadline
        rows={rows}
        inactiveAfter={inactiveAfter}
        dropped={{ members: members.dropped, balances: balances.dropped }}
      />
      <SinceLastVisit members={members} fetchedAtMs={fetchedAtMs} inactivityDays={inactivityDays} />
      <DataTable
        title="Members"
        columns={columnsOf(rows)}
        rows={found}
        total={rows.length}
        rowId={(row) => String(row.id)}
        initialSort={BY_LEVEL}
        firstSort="asc"
        mobileRow={memberMobileRow}
        header={(parts) => (
          <Finder
            {...parts}
            search={
              <MemberSearch
                value={text}
                onChange={setText}
                words={SEARCH_WORDS}
                complete={(typedText, caret) => completionsAt(typedText, caret, SEARCH_WORDS, rows)}
                problems={problems}
              />
            }
            chips={
              <Chips
                label="Show only"
                chips={counted}
                selected={chips}
                onChange={(next) => {
                  setChips(toggleChip(next));
                }}
              />
            }
            more={<FilterFields offered={offered} />}
            moreSet={filtersSet}
          />
        )}
        empty={
          <EmptyState title="No data available">
            {!isFiltered
              ? `No members match “${text}”.`
              : `No members match. Remove a filter${text === "" ? "" : " or change your search"}.`}
          </EmptyState>
        }
      />
    </>
  );
}

/** More than a faction can have. */
const MAX_NAMED = 100;

interface SinceLastVisitProps {
  members: List<Member>;
  fetchedAtMs: number;
  inactivityDays: number;
}

/** Who has joined, left or become inactive. Nothing on the first visit, or for the sample data, which has no visits. */
const SinceLastVisit = memo(function SinceLastVisit(props: SinceLastVisitProps) {
  const { isSample } = useSession();
  // An incomplete list can't tell who has left.
  return isSample || props.members.dropped > 0 ? null : <Changes {...props} />;
});

function Changes({
  members: { entries: members },
  fetchedAtMs,
  inactivityDays: days,
}: SinceLastVisitProps) {
  const now = useNow(MINUTE_MS);
  const before = useVisitBefore(members, fetchedAtMs);
  const changes = useMemo(
    () => before && memberChangesSince(before, members, { nowMs: now, days }),
    [before, members, now, days],
  );
  if (before === null || changes === null) return null;
  const parts = [
    { what: "joined", who: changes.joined },
    { what: "left", who: changes.left },
    { what: "became inactive", who: changes.becameInactive },
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

/** The visit before this one. Saves the members just loaded as the latest visit. */
function useVisitBefore(members: readonly Member[], fetchedAtMs: number) {
  const account = fingerprint(useSession());
  const kept = useStoredValue(memberVisitsStore)[account] ?? null;
  const visits = useMemo(
    () => memberVisitsAfter(kept, members, fetchedAtMs),
    [kept, members, fetchedAtMs],
  );
  const keep = useEffectEvent(() => {
    if (visits !== kept) saveVisits(account, visits);
  });
  // Once per answer: a browser that stores nothing would otherwise loop.
  useEffect(() => {
    keep();
  }, [account, fetchedAtMs]);
  return visits.before;
}

/** "3 h ago", "2 days ago". */
const ago = (ms: number) =>
  ms < 2 * DAY_MS ? formatAge(ms) : `${formatCount(Math.round(ms / DAY_MS), "day", "days")} ago`;
