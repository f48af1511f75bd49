import { Copy, Download, Pause, Play } from "lucide-react";
import { type ReactNode, useCallback, useMemo, useState } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { CanAttack } from "@/components/fight/fighter";
import { Explain } from "@/components/figures/explain";
import { LongList } from "@/components/list/long-list";
import { ChoiceSelect } from "@/components/list/select-field";
import { Chips } from "@/components/list/toggles";
import type { NoteDrafts } from "@/components/notes/note-form";
import { Age } from "@/components/reading/age";
import { UpdateSwitch } from "@/components/reading/update-switch";
import { copyTable, saveCsv } from "@/components/table/export-actions";
import type { TableExport } from "@/components/table/table-export";
import { Button } from "@/components/ui/button";
import { useUrlChoice, useUrlChoices } from "@/components/window/use-url-value";
import type { UserList } from "@/lib/api/endpoints/user-list";
import { accessFor } from "@/lib/api/transport/access";
import { TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import { formatWhole } from "@/lib/format/numbers";
import type { TargetGroups } from "@/lib/game/fight/targets";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { pollingStore } from "@/lib/store/preferences/page-settings";

import { RESPECT_COLUMN } from "./explanation";
import {
  countOf,
  filterRows,
  groupTitles,
  QUICK_FILTERS,
  type Sort,
  SORTS,
  sortedGroups,
} from "./filters";
import { ListHeadline } from "./list-headline";
import { FailedTargetCalls, Footnote, NoRows, OldNote } from "./notes";
import { type ListRow, TARGET_COLUMNS, targetLine } from "./rows";
import { ColumnHead, TargetRow, TargetRowContext } from "./target-row";
import { type ListedTargets, useListedTargets } from "./use-listed-targets";
import { useRowKeys } from "./use-row-keys";

const LISTS = [
  ["Targets", "Targets"],
  ["Enemies", "Enemies"],
  ["Friends", "Friends"],
] as const satisfies readonly (readonly [UserList, string])[];

interface TargetListProps {
  /** The links to the page's views. */
  views: ReactNode;
  /** Opens another view. */
  onView: (view: "bounties" | "attacks") => void;
}

/** One of the player's lists in the game, grouped by readiness. */
export function TargetList({ views, onView }: TargetListProps) {
  const [list, setList] = useUrlChoice<UserList>("list", LISTS, "Targets");
  const listed = useListedTargets(list);
  const { query, rows, player, targetData, bars } = listed;
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
  if (query.data === undefined || player.isLoading) {
    return (
      <>
        {views}
        <div className="w-44 py-2">{picker}</div>
        <NoList
          query={query}
          onBounties={() => {
            onView("bounties");
          }}
        />
      </>
    );
  }
  return (
    <>
      {views}
      <ListHeadline listed={listed} />
      <Rows
        listed={listed}
        picker={picker}
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

interface NoListProps {
  query: ListedTargets["query"];
  onBounties: () => void;
}

/** In place of a list that is loading or couldn't be loaded. */
function NoList({ query: { error, refetch }, onBounties }: NoListProps) {
  if (error === null) return <LoadingState text="Loading your list..." rows={16} />;
  return (
    <>
      <ErrorState
        text="Error loading your list"
        access={accessFor("user/list")}
        error={error}
        onRetry={refetch}
      />
      {error.kind === "access-too-low" && (
        <p className="mt-3">
          Bounties and NPCs work with any key.{" "}
          <Button variant="link" size="inline" onClick={onBounties}>
            Go to Bounties
          </Button>
        </p>
      )}
    </>
  );
}

interface RowsProps {
  listed: ListedTargets;
  /** The field that selects the list. */
  picker: ReactNode;
  onAttacks: () => void;
}

function Rows({ listed, picker, onAttacks }: RowsProps) {
  useRowKeys();
  const [quickFilters, setQuickFilters] = useUrlChoices("show", QUICK_FILTERS);
  const [sort, setSort] = useUrlChoice("sort", SORTS, "best");
  const { openId, toggle, drafts } = useOpenRow();
  const { list, rows, query, nowMs, attackMs, isOld, everyMs, targetData } = listed;
  const { textContext, scoreAt } = targetData;
  const { location, obstacle } = listed.player;
  const groups = useMemo(
    () => sortedGroups(filterRows(rows, quickFilters), sort, { location, attackMs }),
    [rows, quickFilters, sort, location, attackMs],
  );
  const rowContext = useMemo(
    () => ({ toggle, drafts, textContext, scoreAt, isCurrent: !isOld }),
    [toggle, drafts, textContext, scoreAt, isOld],
  );
  const ordered = [...groups.ready, ...groups.soon, ...groups.later];
  const { isOn: isLive } = useStoredValue(pollingStore);
  const { hasAttacks, attacksFromMs } = textContext;
  const titles = groupTitles({ attackMs, nowMs, oldSinceMs: isOld ? query.fetchedAtMs : null });

  return (
    <section aria-label={`Your list: ${list}`}>
      <div className="flex flex-wrap items-center gap-x-4 @4xl/page:flex-nowrap">
        <div className="max-md:contents md:min-w-0 md:flex-1">
          <Chips
            label="Show only"
            chips={QUICK_FILTERS.map(([value, text]) => ({
              value,
              // As wide as the text of the whole record, so that the chips stay on one line while it loads.
              text: value === "never" && attacksFromMs !== null ? "No fight on record" : text,
              count: value === "never" && !hasAttacks ? 0 : countOf(rows, value),
            }))}
            selected={quickFilters}
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
            onChange={setQuickFilters}
          />
        </div>
        <ListTools listed={listed} ordered={ordered} />
      </div>
      {(isOld || !isLive) && <OldNote query={query} nowMs={nowMs} />}
      {ordered.length === 0 ? (
        <NoRows
          list={list}
          count={rows.length}
          onAttacks={onAttacks}
          filters={QUICK_FILTERS.filter(([value]) => quickFilters.includes(value)).map(
            ([, label]) => label,
          )}
          onClear={() => {
            setQuickFilters([]);
          }}
        />
      ) : (
        <ColumnHead sort={sort} onSort={setSort} />
      )}
      {/* Another key replaces all rows at once when they are sorted, so that none moves. */}
      <TargetRowContext key={String(targetData.isLoading)} value={rowContext}>
        <CanAttack value={obstacle === null}>
          <Groups groups={groups} sort={sort} titles={titles} openId={openId} />
        </CanAttack>
      </TargetRowContext>
      <UpdateSwitch />
      {rows.length > 0 && <Footnote targetData={targetData} everyMs={everyMs} />}
    </section>
  );
}

const NOBODY_OPEN = 0;

/** The row that shows its details; only one does. */
function useOpenRow() {
  const [openId, setOpenId] = useState(NOBODY_OPEN);
  const [drafts] = useState<NoteDrafts>(() => new Map());
  const toggle = useCallback(
    (id: number) => {
      drafts.clear();
      setOpenId((open) => (open === id ? NOBODY_OPEN : id));
    },
    [drafts],
  );
  return { openId, toggle, drafts };
}

interface ListToolsProps {
  listed: ListedTargets;
  /** The rows of the copied table and the CSV file. */
  ordered: readonly ListRow[];
}

/** The age of the list, with buttons that pause, copy or save it. */
function ListTools({ listed, ordered }: ListToolsProps) {
  const { list, query, everyMs, isOld, nowMs, targetData } = listed;
  const table = (): TableExport => ({
    headers: TARGET_COLUMNS,
    lines: ordered.map((row) =>
      targetLine(row, { ...targetData.textContext, nowMs, isCurrent: !isOld }),
    ),
  });
  return (
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

interface GroupsProps {
  groups: TargetGroups<ListRow>;
  sort: Sort;
  titles: ReturnType<typeof groupTitles>;
  openId: number;
}

function Groups({ groups, sort, titles, openId }: GroupsProps) {
  const first = titles.find(([readiness]) => groups[readiness].length > 0)?.[0];
  return titles.map(([readiness, title]) => (
    <Group
      key={readiness}
      title={title}
      rows={groups[readiness]}
      order={sort !== "best" ? "" : readiness === "ready" ? "best first" : "first out first"}
      isFirst={readiness === first}
      hasBars={readiness === "ready" && (sort === "best" || sort === "respect")}
      openId={openId}
    />
  ));
}

interface GroupProps {
  title: string;
  rows: readonly ListRow[];
  /** The order of the rows, if no column is sorted. */
  order: string;
  /** True for the first group, which names the rows' figure on a phone. */
  isFirst: boolean;
  /** True if each row has a bar for its respect as a fraction of the greatest one. */
  hasBars: boolean;
  openId: number;
}

function Group({ title, rows, order, isFirst, hasBars, openId }: GroupProps) {
  if (rows.length === 0) return null;
  const greatest = Math.max(...rows.map(({ estimate }) => estimate.respect.least));
  return (
    <section aria-label={title}>
      <h2 className="flex items-center gap-1.5 border-b border-rule pt-2.5 pb-1 font-semibold">
        {title}
        <span className="font-normal text-muted-foreground">{formatWhole(rows.length)}</span>
        <span className="text-small font-normal text-muted-foreground @max-4xl/page:hidden">
          {order}
        </span>
        {isFirst && (
          <span className="mr-28 ml-auto text-small font-normal text-muted-foreground max-[22rem]:mr-25 @4xl/page:hidden">
            <Explain {...RESPECT_COLUMN} /> Respect
          </span>
        )}
      </h2>
      <LongList entries={rows} part={100}>
        {(drawn) => (
          <ol aria-label={title}>
            {drawn.map((row) => (
              <TargetRow
                key={row.id}
                row={row}
                isOpen={row.id === openId}
                fraction={
                  hasBars && greatest > 0 && row.estimate.source !== null
                    ? row.estimate.respect.least / greatest
                    : null
                }
              />
            ))}
          </ol>
        )}
      </LongList>
    </section>
  );
}
