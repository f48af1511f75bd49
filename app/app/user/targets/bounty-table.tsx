import { CircleDashed, EyeOff } from "lucide-react";
import { memo, type Ref, useMemo } from "react";

import { AttackLink, FighterMark, OutIn, TimeLeft } from "@/components/fight/fighter";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { PlayerName } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { useTimeSelector } from "@/components/window/use-now";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { formatSecondsAgo } from "@/lib/format/durations";
import { formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { cn } from "@/lib/utils";

import { type BountyRow, type BountySort, CHANCE_GROUPS, chanceRank } from "./bounty-rows";
import { bountyStateText, quantityText } from "./bounty-text";
import { SortButton } from "@/components/list/sort-button";
import { agedDifficultyText, statsText, type TextContext } from "@/components/fight/fight-text";

const BOUNTY_GRID =
  "grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-2 @4xl/page:grid-cols-[1.75rem_minmax(0,1fr)_7rem_4.25rem_5.25rem_4rem_8.75rem_5.25rem_6.5rem] @4xl/page:gap-x-3";
/** A line of an entry on a phone, whose parts are columns on a wide page. */
const LINE = "flex min-w-0 items-baseline justify-between gap-x-2 @4xl/page:contents";
const ONLY_WIDE = "hidden @4xl/page:block";
const ONLY_PHONE = "@4xl/page:hidden";

interface BountyTableProps {
  rows: readonly BountyRow[];
  /** Registers a row whose state is fetched while it is visible. */
  rowRef: Ref<HTMLLIElement>;
  sort: BountySort;
  onSort: (sort: BountySort) => void;
  /** True if the rows are in groups by the player's chance. */
  isGrouped: boolean;
  /** Its `nowMs` is the start of the minute, for ages. */
  context: TextContext;
}

/** The players with bounties: a table on a wide page, entries of two lines on a phone. */
export function BountyTable({ rows, rowRef, sort, onSort, isGrouped, context }: BountyTableProps) {
  const highest = Math.max(1, ...rows.map(({ reward }) => reward));
  const heads = useMemo(() => (isGrouped ? groupHeads(rows) : NO_HEADS), [isGrouped, rows]);
  return (
    <>
      <ColumnHead sort={sort} onSort={onSort} />
      <LongList entries={rows}>
        {(drawn) => (
          <ol aria-label="Bounties">
            {drawn.map((row) => (
              <BountyLine
                key={row.id}
                ref={rowRef}
                row={row}
                group={heads.get(row.id) ?? ""}
                context={context}
                fraction={row.reward / highest}
              />
            ))}
          </ol>
        )}
      </LongList>
    </>
  );
}

const NO_HEADS: ReadonlyMap<number, string> = new Map();

/** "Easy for you, 12": the heading above the first row of each group, by that row's id; none for a single group. */
function groupHeads(rows: readonly BountyRow[]): ReadonlyMap<number, string> {
  const groups = CHANCE_GROUPS.map((name, rank) => ({
    name,
    members: rows.filter((row) => chanceRank(row) === rank),
  })).filter(({ members }) => members.length > 0);
  if (groups.length < 2) return NO_HEADS;
  return new Map(
    groups.flatMap(({ name, members }) =>
      members.slice(0, 1).map(({ id }) => [id, `${name}, ${formatWhole(members.length)}`]),
    ),
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

interface BountyLineProps {
  row: BountyRow;
  /** The heading of the group that begins with this row; otherwise "". */
  group: string;
  context: TextContext;
  /** The length of the bar: the reward as a fraction of the highest one. */
  fraction: number;
  ref: Ref<HTMLLIElement>;
}

const BountyLine = memo(function BountyLine({
  row,
  group,
  context,
  fraction,
  ref,
}: BountyLineProps) {
  const { id, name, profile, readiness, availability } = row;
  return (
    <li
      ref={ref}
      data-player={id}
      className="border-b border-row text-read last:border-rule nth-[5n]:border-row-fifth"
    >
      {group !== "" && (
        <h2 className="border-b border-row pt-3 pb-1 text-base font-semibold">{group}</h2>
      )}
      <div className={cn(BOUNTY_GRID, "relative min-h-13 py-1")}>
        {readiness === null ? (
          <CircleDashed aria-hidden className="size-5 text-muted-foreground" />
        ) : (
          <FighterMark readiness={readiness} availability={availability} className="size-5" />
        )}
        <div className="grid min-w-0 @4xl/page:contents">
          <NameAndReward {...row} />
          <SecondLine row={row} context={context} />
          <StateCell row={row} />
          <RewardCells {...row} />
          <DifficultyCell row={row} context={context} />
          <span className={cn(ONLY_WIDE, "text-right whitespace-nowrap")}>
            <EndsIn atMs={row.endsAtMs} />
          </span>
        </div>
        <span className="w-26 text-right font-medium max-[22rem]:w-23 @4xl/page:w-auto">
          {profile !== null && (readiness === "later" || row.isIn) ? (
            <TimeLeft fighter={profile} />
          ) : (
            <AttackLink id={id} name={name} isReady={readiness === "ready"} />
          )}
        </span>
        <span
          aria-hidden
          className="absolute right-28 -bottom-px h-0.5 bg-primary max-[22rem]:right-25 @4xl/page:right-[33.5rem]"
          style={{ width: `calc(${fraction} * 5rem)` }}
        />
      </div>
    </li>
  );
});

/** The first line on a phone; the column of the name on a wide page. */
const NameAndReward = ({ id, name, level, isAnonymous, reward }: BountyRow) => (
  <div className={cn(LINE, "max-[22rem]:flex-wrap")}>
    <span className="min-w-0 font-semibold wrap-anywhere max-md:text-base">
      <RowPlayerLink id={id} isInline>
        <PlayerName>{name}</PlayerName>
      </RowPlayerLink>{" "}
      <span className="text-base font-normal">
        <span className="sr-only">level </span>
        {level}
      </span>
      {isAnonymous && (
        <span className={cn(ONLY_WIDE, "text-small font-normal text-muted-foreground")}>
          listed anonymously
        </span>
      )}
    </span>
    <span
      translate="no"
      className="ml-auto shrink-0 text-right font-semibold @4xl/page:order-1 @4xl/page:contents"
    >
      <span className={ONLY_PHONE}>{formatMoneyShort(reward)}</span>
    </span>
  </div>
);

/**
 * The second line on a phone: difficulty, or the state of a player who isn't ready, the time left of a bounty that
 * ends within 24 hours, and how many bounties there are, with their total, unless there is only one.
 */
function SecondLine({ row, context }: Pick<BountyLineProps, "row" | "context">) {
  const { estimate, isAnonymous, readiness, profile } = row;
  const isAway = readiness === "soon" || readiness === "later" || row.isIn;
  const isFailed = profile === null && row.fetchedAtMs !== null;
  const endsSoon = useEndsSoon(row.endsAtMs);
  return (
    <div className="flex min-w-0 items-baseline justify-between gap-x-2 text-small text-muted-foreground @4xl/page:hidden">
      <span className="min-w-0">
        {/* The text holds the sign's room, so that the sign never wraps alone. */}
        <span className={cn(isAnonymous && "pr-4.5")}>
          {readiness === null && !isFailed && <span className="sr-only">State unknown, </span>}
          {isAway || isFailed ? (
            <StateText row={row} isShort />
          ) : (
            <Difficulty estimate={estimate} nowMs={context.nowMs} />
          )}
          {endsSoon !== "" && (
            <>
              , <span className="whitespace-nowrap">{endsSoon}</span>
            </>
          )}
        </span>
        {isAnonymous && (
          <EyeOff role="img" aria-label="listed anonymously" className="-ml-3.5 inline size-3.5" />
        )}
      </span>
      <span translate="no" className="shrink-0 text-foreground">
        {quantityText(row).all}
      </span>
    </div>
  );
}

/** The columns of the state and its age on a wide page. */
const StateCell = ({ row }: { row: BountyRow }) => (
  <span className={cn(ONLY_WIDE, "min-w-0 text-base")}>
    <StateText row={row} />
    {row.profile !== null && row.fetchedAtMs !== null && (
      <span className="block text-small text-muted-foreground">
        <FetchAge atMs={row.fetchedAtMs} />
      </span>
    )}
  </span>
);

/** The columns of reward, quantity and total on a wide page. */
function RewardCells(row: BountyRow) {
  const quantity = quantityText(row);
  return (
    <>
      <span translate="no" className={cn(ONLY_WIDE, "text-right font-semibold")}>
        {formatMoneyShort(row.reward)}
      </span>
      <span translate="no" className={cn(ONLY_WIDE, "text-right")}>
        {quantity.highest}
        <span className="block text-small empty:hidden">{quantity.lower}</span>
      </span>
      <span translate="no" className={cn(ONLY_WIDE, "text-right")}>
        {formatMoneyShort(row.total)}
      </span>
    </>
  );
}

/** The column of the difficulty on a wide page. */
const DifficultyCell = ({ row, context }: Pick<BountyLineProps, "row" | "context">) => (
  <span className={cn(ONLY_WIDE, "min-w-0 text-base")}>
    <Difficulty estimate={row.estimate} nowMs={context.nowMs} isShort={false} />
    <span className="block text-small text-muted-foreground">
      {statsText(row.stats, row.estimate, context)}
    </span>
  </span>
);

interface DifficultyProps {
  estimate: BountyRow["estimate"];
  nowMs: number;
  isShort?: boolean;
}

const Difficulty = ({ estimate, nowMs, isShort = true }: DifficultyProps) =>
  estimate.isLostLast ? (
    <span className="font-medium text-destructive">Lost last time</span>
  ) : (
    agedDifficultyText(estimate, nowMs, isShort)
  );

function StateText({ row, isShort = false }: { row: BountyRow; isShort?: boolean }) {
  const { profile, readiness, fetchedAtMs } = row;
  if (profile === null) {
    return (
      <span className="text-muted-foreground">
        {fetchedAtMs === null ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">State unknown</span>
          </>
        ) : (
          "Couldn’t load the state"
        )}
      </span>
    );
  }
  if (readiness === "soon" && profile.stateUntilMs !== null) {
    return <OutIn atMs={profile.stateUntilMs} />;
  }
  return bountyStateText(row, isShort);
}

/** Empty for the first minute, since ages of seconds are the same in every row. */
const FetchAge = ({ atMs }: { atMs: number }) =>
  useTimeSelector(1000, (nowMs) =>
    nowMs - atMs < MINUTE_MS ? "" : formatSecondsAgo(nowMs - atMs),
  );

const isEndingSoon = (atMs: number | null, nowMs: number) =>
  atMs !== null && nowMs !== 0 && atMs - nowMs <= DAY_MS;

/** "9 h left" for a bounty that ends within 24 hours; otherwise "". */
const useEndsSoon = (atMs: number | null) =>
  useTimeSelector(60_000, (nowMs) => {
    if (atMs === null || !isEndingSoon(atMs, nowMs)) return "";
    const left = atMs - nowMs;
    const text = left < HOUR_MS ? formatDuration(left) : `${Math.floor(left / HOUR_MS)} h`;
    return `${text} left`;
  });

const EndsIn = ({ atMs }: { atMs: number | null }) =>
  useTimeSelector(60_000, (nowMs) =>
    atMs === null ? "–" : nowMs === 0 ? "" : formatDuration(atMs - nowMs),
  );
