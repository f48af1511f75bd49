"use client";

import { useSuspenseQueries } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import {
  Fragment,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
} from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { NoMatch } from "@/components/feedback/no-match";
import { GameTime } from "@/components/game/game-time";
import { PlayerLink } from "@/components/game/player-link";
import { Chips } from "@/components/list/toggles";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import type { TableParts } from "@/components/table/sortable-table";
import { SortIcon } from "@/components/table/sort-icon";
import { TableHeading } from "@/components/table/toolbar";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { useGameTime, useNow } from "@/components/window/use-now";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoices } from "@/components/window/use-url-value";
import { factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { fingerprint } from "@/lib/api/transport/session";
import type { List } from "@/lib/api/transport/wire";
import { nearestName } from "@/components/list/name-search";
import { MINUTE_MS } from "@/lib/common/time";
import { formatAgeInWords } from "@/lib/format/durations";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { memberChangesSince, memberVisitsAfter } from "@/lib/game/faction/changes";
import type { Member } from "@/lib/game/faction/member";
import { memberVisitsStore, saveVisits } from "@/lib/store/account/visits";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist";
import { playerNotesStore } from "@/lib/store/user/player-notes";

import { columnsOf, memberMobileRow } from "./columns";
import { CHIP_CHOICES, filterByChips, filterRows, memberChips, toggleChip } from "./filters";
import { MembersHeadline } from "./members-headline";
import { memberRows } from "./rows";
import { memberSearch, SEARCH_WORDS } from "./search-words";
import { MemberSearch } from "./search/search-field";
import { completionsAt } from "./search/search-syntax";
import { useFilters } from "./use-filters";

interface FinderProps extends TableParts {
  search: ReactNode;
  chips: ReactNode;
  /** The rarely used filters, behind a button. */
  more: ReactNode;
  /** The number of these filters that are set. */
  moreSet: number;
}

const ROW = "flex flex-wrap items-center";

/** The head of a table that is searched often: the search is always visible, and sticky on a phone. */
function Finder({ search, chips, more, moreSet, isMobile, tools, sort, ...head }: FinderProps) {
  const filters = (
    <div role="group" aria-label={`Filters for ${head.title}`} className="grid gap-2">
      {more}
    </div>
  );
  if (isMobile) {
    return (
      <>
        <h2 className="sr-only">{head.title}</h2>
        <div className="top-14.25 z-10 -mx-4 bg-background px-4 pt-1 [@media(height>=30rem)]:sticky">
          <div className={`gap-x-1 ${ROW}`}>
            {search}
            <SortIcon {...sort} />
            {tools(<div className="mb-2 border-b pb-3">{filters}</div>)}
          </div>
          {chips}
        </div>
        <Found {...head} moreSet={moreSet} />
        <p aria-hidden className="flex justify-between pt-1 text-small text-muted-foreground">
          <span>Member, last action</span>
          <span>Level, balance</span>
        </p>
      </>
    );
  }
  return (
    <>
      <TableHeading {...head}>{tools()}</TableHeading>
      <div className={`gap-x-3 py-2 ${ROW}`}>
        {search}
        {chips}
        <div className="ml-auto">
          <Popover
            label={`More filters for ${head.title}`}
            trigger={
              <Button variant="outline">
                <SlidersHorizontal aria-hidden />
                More filters{moreSet > 0 && `, ${formatWhole(moreSet)}`}
              </Button>
            }
          >
            {filters}
          </Popover>
        </div>
      </div>
    </>
  );
}

/** The number of rows, announced by screen readers. Visible only if a search or filter is set. */
function Found({ shown, total, moreSet }: Pick<FinderProps, "shown" | "total" | "moreSet">) {
  const isLess = shown !== total || moreSet > 0;
  return (
    <p aria-live="polite" className={isLess ? "pb-2 text-muted-foreground" : "sr-only"}>
      {isLess ? `${formatWhole(shown)} of ${formatWhole(total)}` : formatWhole(total)}
      {moreSet > 0 && `, ${formatCount(moreSet, "more filter", "more filters")} set`}
    </p>
  );
}

const FilterFields = onDemand(() => import("./filter-fields").then((l) => l.FilterFields));

const BY_LEVEL = [{ id: "level", desc: true }];

export function Members() {
  const session = useSession();
  const [{ data: members, dataUpdatedAt }, { data: balances }] = useSuspenseQueries({
    queries: [factionMembersQuery(session), factionBalanceQuery(session)],
  });
  const notes = useStoredValue(playerNotesStore);
  const now = useNow(MINUTE_MS);
  const fetchedAtMs = useGameTime()(dataUpdatedAt);
  const { inactivityDays } = useStoredValue(checklistConfigStore);
  const inactiveAfter = useMemo(
    () => ({ nowMs: now, days: inactivityDays }),
    [now, inactivityDays],
  );
  const rows = useMemo(
    () => memberRows(members.entries, balances, notes, inactiveAfter),
    [members, balances, notes, inactiveAfter],
  );
  const { chosen, offered, inUse, clear } = useFilters(rows);
  const [chips, setChips] = useUrlChoices("only", CHIP_CHOICES);
  const counted = useMemo(() => memberChips(rows), [rows]);
  const [text, setText] = useUrlText("q");
  const typed = useDeferredValue(text);
  const { finds, problems } = useMemo(() => memberSearch(typed), [typed]);
  const found = useMemo(
    () => filterRows(filterByChips(rows, chips), chosen).filter(finds),
    [rows, chips, chosen, finds],
  );

  if (rows.length === 0) {
    return <EmptyState title="No members listed for your faction" />;
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
        drawEntry={memberMobileRow}
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
            moreSet={inUse.length}
          />
        )}
        empty={
          <NoMatch
            what="members"
            text={text}
            nearest={nearestName(
              rows.map(({ name }) => name),
              text,
            )}
            onSearch={setText}
            filters={[
              ...CHIP_CHOICES.filter(([chip]) => chips.includes(chip)).map(([, label]) => label),
              ...inUse,
            ]}
            onClearFilters={() => {
              setChips([]);
              clear();
            }}
          />
        }
      />
    </>
  );
}

/** As many members as a faction can have. */
const MAX_NAMED = 100;

interface SinceLastVisitProps {
  members: List<Member>;
  fetchedAtMs: number;
  inactivityDays: number;
}

/**
 * The members who have joined, left or become inactive. Empty on the first visit, and for the sample data, which has no visits.
 */
const SinceLastVisit = memo(function SinceLastVisit(props: SinceLastVisitProps) {
  const { isSample } = useSession();
  // An incomplete list doesn't show which members have left.
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
          Since your last visit,{" "}
          <GameTime atMs={before.atMs}>{formatAgeInWords(now - before.atMs)}</GameTime>:
        </span>{" "}
        {parts.map(({ what, who }, part) => (
          <Fragment key={what}>
            {part > 0 && "; "}
            {who.slice(0, MAX_NAMED).map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 && (index === who.length - 1 ? " and " : ", ")}
                <PlayerLink id={id}>{name}</PlayerLink>
              </Fragment>
            ))}
            {who.length > MAX_NAMED && ` and ${formatWhole(who.length - MAX_NAMED)} more`}{" "}
            <b>{what}</b>
          </Fragment>
        ))}
        .
      </p>
    </section>
  );
}

/** The previous visit. Saves the members just loaded as the latest visit. */
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
  // Runs once per response: it would otherwise loop in a browser that stores nothing.
  useEffect(() => {
    keep();
  }, [account, fetchedAtMs]);
  return visits.before;
}
