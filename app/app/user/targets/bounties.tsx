import { Download, EyeOff, Pause } from "lucide-react";

import { adviceFor } from "@/components/feedback/advice";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { NearMatch, NoMatch } from "@/components/feedback/no-match";
import { RetryButton } from "@/components/feedback/retry-button";
import { CanAttack } from "@/components/fight/fighter";
import { useOwnPlayer } from "@/components/fight/use-own-player";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SearchField } from "@/components/list/search-field";
import { ChoiceSelect } from "@/components/list/select-field";
import { Chips } from "@/components/list/toggles";
import { Age } from "@/components/reading/age";
import { UpdateSwitch } from "@/components/reading/update-switch";
import { saveCsv } from "@/components/table/export-actions";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { accessFor } from "@/lib/api/transport/access";
import { nearestName } from "@/components/list/name-search";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { pollingStore } from "@/lib/store/preferences/page-settings";
import { cn } from "@/lib/utils";

import {
  BOUNTY_PREDICATES,
  BOUNTY_QUICK_FILTERS,
  BOUNTY_SORTS,
  type BountyRow,
  MAX_LEVELS,
  MIN_REWARDS,
} from "./bounty-rows";
import { BountyTable } from "./bounty-table";
import { beatableHeadline, bountyTable, nobodyShownText } from "./bounty-text";
import { BOUNTY_DIFFICULTY } from "./explanation";
import { FailedTargetCalls } from "./notes";
import { type BountyList, useBounties } from "./use-bounties";
import { type BountyFilters, useBountyFilters, useBountyRows } from "./use-bounty-rows";
import { useTargetData } from "./use-target-data";

/** The players with a bounty that passes the filters: those who are easy to beat first, each by the reward. */
export function Bounties() {
  const player = useOwnPlayer();
  const targetData = useTargetData(player.id);
  const list = useBounties();
  const filters = useBountyFilters();
  const { rows, visible, hidden, isGrouped, rowRef, nearest, loadsStates, nowMs } = useBountyRows({
    bounties: list.bounties,
    filters,
    player,
    targetData,
  });
  if (list.bounties === undefined && list.error !== null) {
    return (
      <ErrorState
        text="Error loading bounties"
        access={accessFor("torn/bounties")}
        error={list.error}
        onRetry={list.retry}
      />
    );
  }
  // While attacks load, each page would move rows to the front.
  if (list.bounties === undefined || player.isLoading || (isGrouped && targetData.isLoading)) {
    return <LoadingState text="Loading bounties..." rows={16} />;
  }
  const { obstacle } = player;
  const headline = beatableHeadline(rows, { loadsStates, obstacle, nowMs });
  return (
    <>
      <div className="flex min-h-14 items-start justify-between gap-2 md:min-h-16">
        <ViewHeadline figure={headline.figure}>
          {headline.text}
          <span className="block text-small text-muted-foreground">{headline.note}</span>
        </ViewHeadline>
        <span className="py-1.5">
          <Age name="bounties from the first page" query={list.age} />
        </span>
      </div>
      <section aria-label="Bounties that fit">
        <BountyFilterFields
          rows={rows}
          filters={filters}
          ownLevel={player.profile.data?.level ?? null}
        />
        <div className="flex min-h-10 items-center justify-between gap-2 max-[22rem]:flex-wrap border-b border-rule py-1">
          <BountyCount rows={visible} />
          <span className="flex shrink-0 items-center gap-2">
            <span className="@4xl/page:hidden">
              <ChoiceSelect
                aria-label="Sort by"
                value={filters.sort}
                options={BOUNTY_SORTS}
                onChange={filters.setSort}
              />
            </span>
            <CsvButton rows={visible} />
            <Explain {...BOUNTY_DIFFICULTY} />
          </span>
        </div>
        <NearMatch text={filters.text} nearest={nearest} onSearch={filters.setText} />
        {visible.length === 0 ? (
          <NobodyVisible
            filters={filters}
            list={list}
            isNamed={hidden.length > 0}
            reason={nobodyShownText({
              hidden,
              loadsStates,
              obstacle,
              nowMs,
              left: list.left,
            })}
          />
        ) : (
          <CanAttack value={obstacle === null}>
            <BountyTable
              rows={visible}
              rowRef={rowRef}
              sort={filters.sort}
              onSort={filters.setSort}
              isGrouped={isGrouped}
              context={targetData.textContext}
            />
          </CanAttack>
        )}
      </section>
      <UpdateSwitch />
      <BountyLoadProgress list={list} />
      <LoadMore list={list} />
      <FailedTargetCalls player={player} targetData={targetData}>
        Couldn’t load your level or location, so bounties of any level are shown, and we assume
        you’re in Torn.
      </FailedTargetCalls>
    </>
  );
}

/** How many players are listed, and on a phone the legend of the sign in the rows. */
const BountyCount = ({ rows }: { rows: readonly BountyRow[] }) => (
  <span>
    <b className="font-semibold">{formatCount(rows.length, "player", "players")}</b>{" "}
    <span className="text-muted-foreground @max-4xl/page:hidden">with a bounty that fits</span>
    {rows.some(({ isAnonymous }) => isAnonymous) && (
      <span className="flex items-center gap-1.5 text-small text-muted-foreground @4xl/page:hidden">
        <EyeOff aria-hidden className="size-3.5" /> anonymous
      </span>
    )}
  </span>
);

const CsvButton = ({ rows }: { rows: readonly BountyRow[] }) => (
  <Button
    variant="quiet"
    size="sm"
    className="max-md:hidden"
    onClick={() => void saveCsv(bountyTable(rows), "Bounties")}
  >
    <Download aria-hidden />
    CSV
  </Button>
);

interface BountyFilterFieldsProps {
  /** The rows that the chips count. */
  rows: readonly BountyRow[];
  filters: BountyFilters;
  /** Null if the player couldn't be loaded. */
  ownLevel: number | null;
}

function BountyFilterFields({ rows, filters, ownLevel }: BountyFilterFieldsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 max-md:pt-2">
      <SearchField label="Player’s name" value={filters.text} onChange={filters.setText} />
      <Chips
        label="Show only"
        chips={BOUNTY_QUICK_FILTERS.map(([value, text]) => ({
          value,
          text,
          count: rows.filter(BOUNTY_PREDICATES[value]).length,
        }))}
        selected={filters.quickFilters}
        lead={
          <>
            <div className="shrink-0">
              <ChoiceSelect
                aria-label="Level"
                value={filters.maxLevel}
                options={MAX_LEVELS.map(([value, text]) => [
                  value,
                  value === "mine" && ownLevel !== null ? `${text} (${ownLevel})` : text,
                ])}
                onChange={filters.setMaxLevel}
              />
            </div>
            <div className="shrink-0">
              <ChoiceSelect
                aria-label="Reward"
                value={filters.minReward}
                options={MIN_REWARDS}
                onChange={filters.setMinReward}
              />
            </div>
          </>
        }
        onChange={filters.setQuickFilters}
      />
    </div>
  );
}

interface NobodyVisibleProps {
  filters: BountyFilters;
  list: BountyList;
  /** True if the search finds players, who aren't ready. */
  isNamed: boolean;
  reason: ReturnType<typeof nobodyShownText>;
}

function NobodyVisible({ filters, list, isNamed, reason }: NobodyVisibleProps) {
  const { text, setText, inUse, clear } = filters;
  if (list.bounties?.length === 0) return <EmptyState title="No bounties right now" />;
  if (text.trim() !== "" && !isNamed) {
    return (
      <NoMatch
        what="bounties"
        text={text}
        // The filters may leave out the player that the text means.
        nearest={nearestName(
          (list.bounties ?? []).map(({ targetName }) => targetName),
          text,
        )}
        onSearch={setText}
        filters={inUse}
        onClearFilters={clear}
        hint={list.left === 0 ? "" : "Load more to search the other bounties."}
      />
    );
  }
  return (
    <EmptyState
      title={reason.title}
      actions={
        <>
          {reason.canTurnOn && (
            <Button
              onClick={() => {
                pollingStore.set({ ...pollingStore.get(), isOn: true });
              }}
            >
              Turn on updates
            </Button>
          )}
          <Button variant="outline" onClick={clear}>
            Clear filters
          </Button>
        </>
      }
    >
      <span>{reason.text}</span>
      {inUse.length > 0 && ` Filters in use: ${inUse.join(", ")}.`}
    </EmptyState>
  );
}

/** The loading progress of the bounties, with a button that pauses it. */
function BountyLoadProgress({ list }: { list: BountyList }) {
  const { loaded, total, pages, goal, isLoading, error } = list;
  const all = total === null ? "" : ` of ${formatWhole(total)}`;
  return (
    <section
      aria-label="Loading bounties"
      className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 border-t py-2"
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
          className={cn("min-w-24 flex-1", !isLoading && "max-md:hidden")}
        />
      )}
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

function LoadMore({ list: { left, isLoading, loadMore } }: { list: BountyList }) {
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
