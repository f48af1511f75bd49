import { Download, EyeOff, Pause } from "lucide-react";
import { useMemo, useState } from "react";

import { adviceFor } from "@/components/feedback/advice";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { RetryButton } from "@/components/feedback/retry-button";
import { Explain } from "@/components/figures/explain";
import { LongList } from "@/components/list/long-list";
import { ChoiceSelect } from "@/components/list/select-field";
import { Chips } from "@/components/list/toggles";
import { Age } from "@/components/reading/age";
import { saveCsv } from "@/components/table/table-export";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { SwitchRow } from "@/components/ui/switch";
import { useNowAt } from "@/components/window/use-now";
import { useUrlChoice, useUrlChoices, useUrlSwitch } from "@/components/window/use-url-value";
import { accessFor } from "@/lib/api/transport/access";
import { MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { bountyTargets, STATE_OLD_AFTER_MS } from "@/lib/game/fight/bounties";
import { cn } from "@/lib/utils";

import { BountyLine, BOUNTY_GRID } from "./bounty-line";
import {
  BOUNTY_QUICK_FILTERS,
  BOUNTY_SORTS,
  bountyFilter,
  bountyRows,
  type BountySort,
  bountyTable,
  fittingBounties,
  BOUNTY_PREDICATES,
  MAX_LEVELS,
  MIN_REWARDS,
  READY_SOUGHT,
  sortBounties,
  soughtIds,
} from "./bounty-rows";
import { nobodyShownText } from "./bounty-text";
import { DIFFICULTY_COLUMN } from "./explanation";
import { FailedTargetCalls } from "./notes";
import { momentsOf } from "./rows";
import { SortButton } from "./sort-button";
import { type BountyList, useBounties } from "./use-bounties";
import { type FetchedStates, useBountyStates } from "./use-bounty-states";
import { useTargetData, useOwnPlayer } from "./use-target-data";

const SOON_MS = 5 * MINUTE_MS;

const NO_STATES: FetchedStates = new Map();

const NOBODY: readonly number[] = [];

/** The players with a bounty that passes the filters, the highest reward first by default. */
export function Bounties() {
  const player = useOwnPlayer();
  const targetData = useTargetData(player.id);
  const list = useBounties();
  const [maxLevel, setMaxLevel] = useUrlChoice("level", MAX_LEVELS, "mine");
  const [minReward, setMinReward] = useUrlChoice("reward", MIN_REWARDS, "any");
  const [shown, setShown] = useUrlChoices("show", BOUNTY_QUICK_FILTERS);
  const [sort, setSort] = useUrlChoice("sort", BOUNTY_SORTS, "reward");
  const [isAsking, setIsAsking] = useUrlSwitch("states");
  const [states, setStates] = useState(NO_STATES);
  const moments = useMemo(
    () => [
      ...momentsOf(
        [...states.values()].flatMap(({ profile }) => profile ?? []),
        SOON_MS,
      ),
      ...[...states.values()].map(({ fetchedAtMs }) => fetchedAtMs + STATE_OLD_AFTER_MS),
      ...(list.bounties ?? []).flatMap(({ validUntilMs }) => validUntilMs ?? []),
    ],
    [states, list.bounties],
  );
  const nowMs = useNowAt(moments);
  const ownLevel = player.profile.data?.level ?? null;
  const { location: index, id: ownId } = player;
  const { encounters, scoreAt } = targetData;
  const filter = useMemo(
    () => bountyFilter(maxLevel, minReward, { ownLevel, ownId }),
    [maxLevel, minReward, ownLevel, ownId],
  );
  const rows = useMemo(
    () =>
      bountyRows(bountyTargets(list.bounties ?? [], filter, nowMs), {
        targetData: { encounters, scoreAt },
        states,
        location: index,
        nowMs,
      }),
    [list.bounties, filter, encounters, scoreAt, states, index, nowMs],
  );
  const fitting = useMemo(
    () => sortBounties(fittingBounties(rows, shown), sort),
    [rows, shown, sort],
  );
  const isReadyOnly = shown.includes("ready");
  const sought = useMemo(
    () => (isReadyOnly ? soughtIds(fitting, index) : NOBODY),
    [isReadyOnly, fitting, index],
  );
  const rowRef = useBountyStates({ isOn: isAsking, sought, onFetched: setStates });
  if (list.bounties === undefined) {
    return list.error === null ? (
      <LoadingState text="Loading bounties..." rows={16} />
    ) : (
      <ErrorState
        text="Error loading bounties"
        access={accessFor("torn/bounties")}
        error={list.error}
        onRetry={list.retry}
      />
    );
  }
  const found = isReadyOnly ? fitting.filter(BOUNTY_PREDICATES.ready) : fitting;
  const nobody = nobodyShownText({
    hidden: isReadyOnly ? fitting : [],
    isAsking,
    obstacle: index === null ? player.obstacle : null,
    left: list.left,
  });
  const most = Math.max(1, ...found.map(({ reward }) => reward));
  const chips = BOUNTY_QUICK_FILTERS.map(([value, text]) => ({
    value,
    text,
    count: rows.filter(BOUNTY_PREDICATES[value]).length,
  }));
  return (
    <>
      <BountyLoadProgress list={list} />
      <section aria-label="Bounties that fit">
        <div className="flex flex-wrap items-center gap-x-4">
          <Chips
            label="Show only"
            chips={chips}
            selected={shown}
            lead={
              <>
                <div className="shrink-0">
                  <ChoiceSelect
                    aria-label="Level"
                    value={maxLevel}
                    options={MAX_LEVELS.map(([value, text]) => [
                      value,
                      value === "mine" && ownLevel !== null ? `${text} (${ownLevel})` : text,
                    ])}
                    onChange={setMaxLevel}
                  />
                </div>
                <div className="shrink-0">
                  <ChoiceSelect
                    aria-label="Reward"
                    value={minReward}
                    options={MIN_REWARDS}
                    onChange={setMinReward}
                  />
                </div>
              </>
            }
            onChange={setShown}
          />
          <div className="ml-auto max-md:hidden">
            <Button
              variant="quiet"
              size="sm"
              onClick={() => void saveCsv(bountyTable(found), "Bounties")}
            >
              <Download aria-hidden />
              CSV
            </Button>
          </div>
        </div>
        <SwitchRow isOn={isAsking} onChange={setIsAsking}>
          {isReadyOnly
            ? `Load player states until ${READY_SOUGHT} ready players are found, one call each`
            : "Load the states of visible players, one call each"}
        </SwitchRow>
        <div className="flex min-h-10 items-center justify-between gap-2 max-[22rem]:flex-wrap border-b border-rule py-1">
          <span>
            <b className="font-semibold">{formatCount(found.length, "player", "players")}</b>{" "}
            <span className="text-muted-foreground">
              with a bounty that fits ({formatCount(list.loaded, "bounty", "bounties")} loaded)
            </span>
          </span>
          <span className="flex shrink-0 items-center gap-2">
            <span className="@4xl/page:hidden">
              <ChoiceSelect
                aria-label="Sort by"
                value={sort}
                options={BOUNTY_SORTS}
                onChange={setSort}
              />
            </span>
            <Explain {...DIFFICULTY_COLUMN} />
          </span>
        </div>
        {found.some(({ isAnonymous }) => isAnonymous) && (
          <p className="flex items-center gap-1.5 pt-1 text-small text-muted-foreground @4xl/page:hidden">
            <EyeOff aria-hidden className="size-3.5" /> Listed anonymously
          </p>
        )}
        {found.length === 0 ? (
          <EmptyState title={nobody.title}>
            {nobody.text}
            <span className="flex flex-wrap gap-x-3">
              {nobody.canTurnOn && (
                <Button
                  variant="link"
                  size="inline"
                  onClick={() => {
                    setIsAsking(true);
                  }}
                >
                  Load player states
                </Button>
              )}
              <Button
                variant="link"
                size="inline"
                onClick={() => {
                  setShown([]);
                  setMaxLevel("any");
                  setMinReward("any");
                }}
              >
                Clear filters
              </Button>
            </span>
          </EmptyState>
        ) : (
          <>
            <ColumnHead sort={sort} onSort={setSort} />
            <LongList entries={found}>
              {(drawn) => (
                <ol aria-label="Bounties">
                  {drawn.map((row) => (
                    <BountyLine
                      key={row.id}
                      ref={rowRef}
                      row={row}
                      context={targetData.textContext}
                      part={row.reward / most}
                    />
                  ))}
                </ol>
              )}
            </LongList>
          </>
        )}
      </section>
      <More list={list} />
      <FailedTargetCalls player={player} targetData={targetData}>
        Couldn’t load your level or location, so bounties of any level are shown, and we assume
        you’re in Torn.
      </FailedTargetCalls>
    </>
  );
}

/** The loading progress of the bounties, with a button that pauses it. */
function BountyLoadProgress({ list }: { list: BountyList }) {
  const { loaded, total, pages, goal, isLoading, error } = list;
  const all = total === null ? "" : ` of ${formatWhole(total)}`;
  return (
    <section
      aria-label="Loading bounties"
      className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 border-b py-2"
    >
      <p>
        <b className="font-semibold">
          {formatWhole(loaded)}
          {all} bounties loaded
        </b>
        <span className="block text-small text-muted-foreground">
          {isLoading ? `Page ${pages + 1} of ${goal}, one call per page` : "100 per call"}
        </span>
      </p>
      {total !== null && (
        <Progress
          label="Bounties loaded"
          role="progressbar"
          value={loaded}
          max={total}
          className="min-w-24 flex-1"
        />
      )}
      <Age name="bounties from the first page" query={list.age} />
      {isLoading && pages > 0 && (
        <Button variant="outline" onClick={list.pause}>
          <Pause aria-hidden />
          Pause
        </Button>
      )}
      {error !== null && (
        <p role="alert" className="basis-full">
          Loading stopped. {adviceFor(error, accessFor("torn/bounties"))}{" "}
          <RetryButton variant="row" onRetry={list.retry} />
        </p>
      )}
    </section>
  );
}

const SOME_PAGES = 5;

function More({ list: { left, isLoading, loadMore } }: { list: BountyList }) {
  if (left === 0) return null;
  const choices = [1, SOME_PAGES].map((pages) => ({ pages, count: pages * 100 }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
      <p className="max-w-176 text-muted-foreground">
        {left === null
          ? "There may be more bounties."
          : `${formatCount(left, "bounty", "bounties")} not loaded.`}{" "}
        Each call loads up to 100, only when you ask.
      </p>
      <p className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        {choices
          .filter((_, index) => left === null || index === 0 || left > 100)
          .map(({ pages, count }) => (
            <Button
              key={pages}
              variant="outline"
              disabled={isLoading}
              onClick={() => {
                loadMore(pages);
              }}
            >
              Load {formatWhole(Math.min(count, left ?? count))} more
            </Button>
          ))}
      </p>
    </div>
  );
}

interface ColumnHeadProps {
  sort: BountySort;
  onSort: (sort: BountySort) => void;
}

const COLUMNS: readonly (readonly [text: string, sort: BountySort | null, className: string])[] = [
  ["Name", "name", "col-span-2"],
  ["State, age", null, ""],
  ["Reward", "reward", "justify-self-end"],
  ["Quantity", "quantity", "justify-self-end"],
  ["Total", "total", "justify-self-end"],
  ["Difficulty, total stats", "difficulty", ""],
  ["Ends in", "ends", "justify-self-end"],
];

/** The column headers. A button sorts by a column, in its one useful direction. */
const ColumnHead = ({ sort, onSort }: ColumnHeadProps) => (
  <div
    role="group"
    aria-label="Sort by column"
    className={`${BOUNTY_GRID} hidden min-h-9 border-b text-small text-muted-foreground @4xl/page:grid`}
  >
    {COLUMNS.map(([text, by, className]) =>
      by === null ? (
        <span key={text}>{text}</span>
      ) : (
        <SortButton
          key={text}
          isSorted={by === sort}
          isAscending={ASCENDING.includes(by)}
          className={cn(className, className === "" || by === "name" ? "text-left" : "text-right")}
          onSort={() => {
            onSort(by);
          }}
        >
          {text}
        </SortButton>
      ),
    )}
  </div>
);

const ASCENDING: readonly BountySort[] = ["name", "difficulty", "ends", "level"];
