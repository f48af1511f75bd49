import { usePrefetchQuery } from "@tanstack/react-query";
import { Copy, Download, Pause, Play } from "lucide-react";
import { type ReactNode, useCallback, useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { Explain } from "@/components/figures/explain";
import { GameLink } from "@/components/figures/row-links";
import { userListUrl } from "@/components/game/links";
import { LongList } from "@/components/list/long-list";
import { ChoiceSelect } from "@/components/list/select-field";
import { Chips } from "@/components/list/toggles";
import type { NoteDrafts } from "@/components/notes/note-form";
import { Age } from "@/components/reading/age";
import { UpdateSwitch } from "@/components/reading/update-switch";
import { type PolledQuery, usePolling } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { copyTable, saveCsv, type TableExport } from "@/components/table/table-export";
import { Button } from "@/components/ui/button";
import { useNowAt } from "@/components/window/use-now";
import { useUrlChoice, useUrlChoices } from "@/components/window/use-url-value";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { type TargetPage, type UserList, userListQuery } from "@/lib/api/endpoints/user-list";
import { accessFor } from "@/lib/api/transport/access";
import { listInterval, listOldAfterMs, TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import { MINUTE_MS } from "@/lib/common/time";
import { formatWhole } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { storeFor } from "@/lib/store/engine/stored-value";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { pollingStore } from "@/lib/store/preferences/page-settings";
import { memberNotesStore } from "@/lib/store/user/member-notes";

import { RESPECT_COLUMN } from "./explanation";
import { countOf, filterRows, QUICK_FILTERS, SORTS, sortedGroups } from "./filters";
import { ListHeadline } from "./list-headline";
import { FailedTargetCalls, Footnote, OldNote } from "./notes";
import { type ListRow, listRow, momentsOf, TARGET_COLUMNS, targetLine } from "./rows";
import { ColumnHead, TargetRow } from "./target-row";
import { capitalized, notFoughtText } from "./text";
import { useRowKeys } from "./use-row-keys";
import { type TargetData, useTargetData, useOwnPlayer } from "./use-target-data";

const LISTS = [
  ["Targets", "Targets"],
  ["Enemies", "Enemies"],
  ["Friends", "Friends"],
] as const satisfies readonly (readonly [UserList, string])[];

const SOON_MS = 5 * MINUTE_MS;

const NO_TARGETS: TargetPage["targets"]["entries"] = [];

interface TargetListProps {
  /** The links to the page's views. */
  views: ReactNode;
  /** Opens another view. */
  onView: (view: "bounties" | "attacks") => void;
}

/** One of the player's lists in the game, grouped by when each player can be attacked. */
export function TargetList({ views, onView }: TargetListProps) {
  const session = useSession();
  const [list, setList] = useUrlChoice<UserList>("list", LISTS, "Targets");
  usePrefetchQuery(userListQuery(session, list));
  usePrefetchQuery(barsQuery(session));
  const player = useOwnPlayer();
  const targetData = useTargetData(player.id);
  const bars = usePolling(barsQuery(session), TARGET_INTERVALS_MS.own);
  const query = usePolling(userListQuery(session, list), intervalOf);
  const targets = query.data?.targets.entries ?? NO_TARGETS;
  const interval = intervalOf(query.data);
  const oldFromMs = query.fetchedAtMs + listOldAfterMs(targets.length);
  const moments = useMemo(() => [...momentsOf(targets, SOON_MS), oldFromMs], [targets, oldFromMs]);
  const nowMs = useNowAt(moments);
  const notes = useStoredValue(storeFor(session, memberNotesStore));
  const { location } = player;
  const { encounters, records, scoreAt } = targetData;
  const rows = useMemo(
    () =>
      targets.map((target) =>
        listRow(target, { targetData: { encounters, records, scoreAt }, notes, location, nowMs }),
      ),
    [targets, encounters, records, scoreAt, notes, location, nowMs],
  );
  const picker = (
    <ChoiceSelect
      aria-label="List"
      className="font-medium"
      value={list}
      options={LISTS.map(([value, text]) => [
        value,
        value === list && query.data ? `${text} (${formatWhole(rows.length)})` : text,
      ])}
      onChange={setList}
    />
  );

  if (query.data === undefined) {
    return (
      <>
        {views}
        <div className="w-44 py-2">{picker}</div>
        {query.error === null ? (
          <LoadingState text="Loading your list..." rows={16} />
        ) : (
          <>
            <ErrorState
              text="Error loading your list"
              access={accessFor("user/list")}
              error={query.error}
              onRetry={query.refetch}
            />
            {query.error.kind === "access-too-low" && (
              <p className="mt-3">
                Bounties and NPCs work with any key.{" "}
                <Button
                  variant="link"
                  size="inline"
                  onClick={() => {
                    onView("bounties");
                  }}
                >
                  Go to Bounties
                </Button>
              </p>
            )}
          </>
        )}
      </>
    );
  }
  return (
    <>
      <ListHeadline
        rows={rows}
        location={location}
        obstacle={player.obstacle}
        bars={bars.data}
        nowMs={nowMs}
        query={query}
        isOld={nowMs >= oldFromMs}
      />
      {views}
      <Rows
        list={list}
        rows={rows}
        picker={picker}
        query={query}
        location={location}
        nowMs={nowMs}
        isOld={nowMs >= oldFromMs}
        targetData={targetData}
        everyMs={interval}
        onAttacks={() => {
          onView("attacks");
        }}
      />
      {query.data.hasMore && (
        <p className="mt-2 text-muted-foreground">
          Your list is longer: only its first {formatWhole(rows.length)} players are shown.
        </p>
      )}
      <FailedTargetCalls player={player} targetData={targetData}>
        Couldn’t load your location, so the list assumes you’re in Torn.
      </FailedTargetCalls>
      <FailedCall
        path="user/bars"
        error={bars.data === undefined ? bars.error : null}
        retry={bars.refetch}
      >
        Couldn’t load your energy.
      </FailedCall>
    </>
  );
}

const intervalOf = (answer: TargetPage | undefined): number =>
  listInterval(answer?.targets.entries.length ?? 0);

interface RowsProps {
  list: UserList;
  rows: readonly ListRow[];
  /** The field that selects the list. */
  picker: ReactNode;
  query: PolledQuery<TargetPage>;
  location: string | null;
  nowMs: number;
  isOld: boolean;
  targetData: TargetData;
  /** The interval between requests of the list, in milliseconds. */
  everyMs: number;
  onAttacks: () => void;
}

const NOBODY_OPEN = 0;

function Rows({
  list,
  rows,
  picker,
  query,
  location,
  nowMs,
  isOld,
  targetData,
  everyMs,
  onAttacks,
}: RowsProps) {
  useRowKeys();
  const [shown, setShown] = useUrlChoices("show", QUICK_FILTERS);
  const [sort, setSort] = useUrlChoice("sort", SORTS, "best");
  const [openId, setOpenId] = useState(NOBODY_OPEN);
  const [drafts] = useState<NoteDrafts>(() => new Map());
  const toggle = useCallback(
    (id: number) => {
      drafts.clear();
      setOpenId((open) => (open === id ? NOBODY_OPEN : id));
    },
    [drafts],
  );
  const { hasAttacks, attacksFromMs } = targetData.textContext;
  const chips = QUICK_FILTERS.map(([value, text]) => ({
    value,
    text: value === "never" ? capitalized(notFoughtText(attacksFromMs)) : text,
    count: value === "never" && !hasAttacks ? 0 : countOf(rows, value),
  }));
  const groups = useMemo(
    () => sortedGroups(filterRows(rows, shown), sort, { location, nowMs }),
    [rows, shown, sort, location, nowMs],
  );
  const ordered = [...groups.ready, ...groups.soon, ...groups.later];
  const most = Math.max(0, ...groups.ready.map(({ estimate }) => estimate.respect.least));
  const { isOn: isLive } = useStoredValue(pollingStore);
  const table = (): TableExport => ({
    headers: TARGET_COLUMNS,
    lines: ordered.map((row) =>
      targetLine(row, { ...targetData.textContext, nowMs, isCurrent: !isOld }),
    ),
  });
  const titles = [
    ["ready", isOld ? `Ready as of ${formatGameMoment(query.fetchedAtMs, nowMs)}` : "Ready now"],
    ["soon", "Out within 5 minutes"],
    ["later", "Later"],
  ] as const;

  return (
    <section aria-label={`Your list: ${list}`}>
      <div className="flex flex-wrap items-center gap-x-4">
        <Chips
          label="Show only"
          chips={chips}
          selected={shown}
          lead={
            <>
              <div className="shrink-0">{picker}</div>
              <div className="shrink-0 @4xl/page:hidden">
                <ChoiceSelect
                  aria-label="Sort by"
                  value={sort}
                  options={SORTS}
                  onChange={setSort}
                />
              </div>
            </>
          }
          onChange={setShown}
        />
        <div className="ml-auto flex items-center gap-1 max-md:hidden">
          {everyMs > TARGET_INTERVALS_MS.list && (
            <span className="text-small whitespace-nowrap text-muted-foreground">
              every {formatWhole(everyMs / 1000)} s
            </span>
          )}
          <Age name="the list" query={query} />
          <PauseButton />
          <Button variant="quiet" size="sm" onClick={() => void copyTable(table())}>
            <Copy aria-hidden />
            Copy
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void saveCsv(table(), list)}>
            <Download aria-hidden />
            CSV
          </Button>
        </div>
      </div>
      {(isOld || !isLive) && <OldNote query={query} nowMs={nowMs} />}
      {rows.length === 0 ? (
        <EmptyState title={`Your ${list} list is empty`}>
          You can only add players in the game: open a player’s profile and add them to your{" "}
          {list.toLowerCase()}. They appear here within a minute.{" "}
          <GameLink href={userListUrl(list)}>{list} list in the game</GameLink>{" "}
          <Button variant="link" size="inline" onClick={onAttacks}>
            See who you attacked
          </Button>
        </EmptyState>
      ) : ordered.length === 0 ? (
        <EmptyState title="No players match these filters">
          {formatWhole(rows.length)} {rows.length === 1 ? "player is" : "players are"} on the list.{" "}
          <Button
            variant="link"
            size="inline"
            onClick={() => {
              setShown([]);
            }}
          >
            Clear filters
          </Button>
        </EmptyState>
      ) : (
        <ColumnHead sort={sort} onSort={setSort} />
      )}
      {titles.map(([readiness, title]) => {
        const group = groups[readiness];
        if (group.length === 0) return null;
        return (
          <section key={readiness} aria-label={title}>
            <h2 className="flex items-center gap-1.5 border-b border-rule pt-2.5 pb-1 font-semibold">
              {title}
              <span className="font-normal text-muted-foreground">{formatWhole(group.length)}</span>
              {readiness === "ready" && (
                <span className="ml-auto text-small text-primary @4xl/page:hidden">
                  Respect <Explain {...RESPECT_COLUMN} />
                </span>
              )}
            </h2>
            <LongList entries={group} part={100}>
              {(drawn) => (
                <ol aria-label={title}>
                  {drawn.map((row) => (
                    <TargetRow
                      key={row.id}
                      row={row}
                      isOpen={row.id === openId}
                      isCurrent={!isOld}
                      part={
                        readiness === "ready" &&
                        sort === "best" &&
                        most > 0 &&
                        row.estimate.source !== null
                          ? row.estimate.respect.least / most
                          : null
                      }
                      context={targetData.textContext}
                      scoreAt={targetData.scoreAt}
                      onToggle={toggle}
                      drafts={drafts}
                    />
                  ))}
                </ol>
              )}
            </LongList>
          </section>
        );
      })}
      <UpdateSwitch />
      {rows.length > 0 && <Footnote targetData={targetData} everyMs={everyMs} />}
    </section>
  );
}

/** Pauses or resumes all automatic updates, as in the war room. */
function PauseButton() {
  const polling = useStoredValue(pollingStore);
  const Icon = polling.isOn ? Pause : Play;
  return (
    <Button
      variant="quiet"
      size="icon"
      className="md:size-7"
      aria-label={polling.isOn ? "Pause automatic updates" : "Resume automatic updates"}
      onClick={() => {
        pollingStore.set({ ...polling, isOn: !polling.isOn });
      }}
    >
      <Icon aria-hidden />
    </Button>
  );
}
