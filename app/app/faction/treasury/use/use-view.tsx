"use client";

import Link from "next/link";
import { useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { WithNames } from "@/components/game/player-name";
import { Explain } from "@/components/figures/explain";
import { Chips, ToggleField } from "@/components/list/toggles";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { UnreadEntries } from "@/components/reading/unread-entries";
import { DataTable } from "@/components/table/data-table";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { accessFor } from "@/lib/api/transport/access";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatGameDayTime, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import {
  type ArmouryUse,
  entriesWithin,
  totalUse,
  warUseFromMs,
} from "@/lib/game/treasury/armoury-use";

import { type FactionNews, useFactionNews } from "@/components/faction/use-faction-news";
import { usePrices } from "@/components/faction/use-prices";
import { columns, memberLines, warColumns } from "./columns";
import { explainExpected } from "./explanation";
import { memberRows, type UseRow } from "./rows";
import { UseHeadline } from "./use-headline";
import { type LastWar, useLastWar } from "./use-last-war";

const PERIODS = [
  ["war", "War + 24 h"],
  ["7", "7 days"],
  ["30", "30 days"],
] as const satisfies readonly Choice[];

type PeriodId = (typeof PERIODS)[number][0];

const SHOWN = [
  ["all", "All"],
  ["idle", "Xanax, no hits"],
  ["short", "Fewer attacks than expected"],
] as const satisfies readonly Choice[];

/** The news of a longer time loads only on request: a hundred members may write 500 entries a day, which are five calls. */
const UNASKED_MS = 31 * DAY_MS;

const NEWS_ACCESS = accessFor("faction/news");

interface Period {
  id: PeriodId;
  fromMs: number;
  untilMs: number;
  text: string;
  /** The name of the other faction in `text`. */
  names: readonly string[];
}

/** The period to show; null for a war if there was none. It changes once a day. */
function periodOf(id: PeriodId, war: LastWar | null, todayMs: number): Period | null {
  if (id === "war") {
    return (
      war && {
        id,
        fromMs: warUseFromMs(war.startsAtMs),
        untilMs: war.endedAtMs,
        text: `${war.enemy && `${war.enemy}, `}${formatGameDayTime(warUseFromMs(war.startsAtMs))} to ${formatGameDayTime(war.endedAtMs)}`,
        names: [war.enemy],
      }
    );
  }
  const fromMs = todayMs - Number(id) * DAY_MS;
  return {
    id,
    fromMs,
    untilMs: Infinity,
    text: `${formatShortGameDay(fromMs)} to ${formatShortGameDay(todayMs)}`,
    names: [],
  };
}

/** Each member's use of the armoury in a war or in a number of days, with its value. */
export function UseView() {
  const [id, setId] = useUrlChoice("time", PERIODS, "war");
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const { war, contributions, missing } = useLastWar(id === "war");
  const { prices, missing: unpriced } = usePrices();
  const period = periodOf(id, war, todayMs);
  const [isAsked, setIsAsked] = useState(false);
  const isLong = period !== null && period.fromMs < todayMs - UNASKED_MS && !isAsked;
  const news = useFactionNews("armoury", period?.fromMs ?? todayMs, period !== null && !isLong);
  const { entries, sinceMs, isComplete } = news;
  const { fromMs = 0, untilMs = 0 } = period ?? {};

  const found = useMemo(
    () => entriesWithin(entries ?? [], Math.max(fromMs, sinceMs ?? 0), untilMs),
    [entries, fromMs, untilMs, sinceMs],
  );
  const compared = id === "war" && isComplete ? contributions : null;
  const rows = useMemo(() => memberRows(found, prices, compared), [found, prices, compared]);
  const total = useMemo(() => totalUse(rows), [rows]);

  const choice = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
      <ToggleField
        label="Time"
        options={PERIODS}
        chosen={[id]}
        onChange={(chosen) => {
          setId(chosen.at(-1) ?? id);
        }}
      />
      {period && (
        <p className="text-small text-muted-foreground">
          <WithNames names={period.names}>{period.text}</WithNames>
        </p>
      )}
    </div>
  );

  if (period === null) {
    const isFailed = missing.some(({ path, error }) => path === "faction/rankedwars" && error);
    return (
      <>
        <UseHeadline rows={[]} total={null} news={news} />
        {choice}
        {isFailed ? (
          <FailedCalls parts={missing} />
        ) : (
          <EmptyState title="No finished ranked war">Choose 7 or 30 days.</EmptyState>
        )}
      </>
    );
  }
  return (
    <>
      <UseHeadline rows={rows} total={entries === null ? null : total} news={news} />
      {choice}
      {entries === null && isLong ? (
        <EmptyState
          title={`The last war was on ${formatGameDate(period.untilMs)}`}
          actions={
            <Button
              variant="outline"
              onClick={() => {
                setIsAsked(true);
              }}
            >
              Load news
            </Button>
          }
        >
          Loading all news since then may take many API calls. 7 and 30 days take fewer.
        </EmptyState>
      ) : entries === null ? (
        <WithoutNews news={news} />
      ) : (
        <>
          <LoadProgressNote
            progress={news.progress}
            count={entries.length}
            names={["news entry", "news entries"]}
            access={NEWS_ACCESS}
          />
          <UseTable rows={rows} isWar={id === "war"} isComplete={isComplete} />
          {(rows.length > 0 || isComplete) && (
            <UseNote total={total} isWar={id === "war"} arePricesKnown={prices.items !== null} />
          )}
          <FailedCalls parts={[...unpriced, ...(id === "war" ? missing : [])]} />
          <UnreadEntries entries={found.flatMap((each) => (each.kind === "other" ? each : []))} />
        </>
      )}
    </>
  );
}

/** Shown before the news has loaded, or if it can't be loaded. */
function WithoutNews({ news: { error, retry } }: { news: FactionNews }) {
  if (error === null) return <LoadingState text="Loading data..." rows={16} />;
  return (
    <>
      <ErrorState
        text="Error loading faction news"
        access={NEWS_ACCESS}
        error={error}
        onRetry={retry}
      />
      {error.kind === "no-faction-access" && (
        <p className="mt-3 max-w-136 text-muted-foreground">
          With faction API access, this shows what each member used from the armoury, and its value.
        </p>
      )}
    </>
  );
}

/** Rows are in the order of their groups. */
const AS_LISTED: never[] = [];

interface UseTableProps {
  rows: readonly UseRow[];
  isWar: boolean;
  /** False while the news loads. Groups aren't formed until then. */
  isComplete: boolean;
}

function UseTable({ rows, isWar, isComplete }: UseTableProps) {
  const [asked, setAsked] = useUrlChoice("show", SHOWN, "all");
  const inGroup = useMemo(() => rows.filter(({ group }) => group === asked), [rows, asked]);
  // The group that the address asks for may be empty, or not formed yet.
  const isFiltered = inGroup.length > 0;
  return (
    <>
      <Chips
        label="Show only"
        selected={isFiltered ? [asked] : []}
        total={rows.length}
        chips={SHOWN.filter(([value]) => value !== "all").map(([value, text]) => ({
          value,
          text,
          count: rows.filter(({ group }) => group === value).length,
        }))}
        onChange={(chosen) => {
          setAsked(chosen.at(-1) ?? "all");
        }}
      />
      <DataTable
        title="Use by member"
        columns={isWar ? warColumns : columns}
        phoneLines={memberLines}
        rows={isFiltered ? inGroup : rows}
        total={rows.length}
        rowId={({ id }) => String(id)}
        initialSort={AS_LISTED}
        firstSort="desc"
        isLoading={!isComplete}
        empty={
          <EmptyState
            title={isComplete ? "No armoury use in this period" : "No armoury use loaded so far"}
          />
        }
      />
    </>
  );
}

interface UseNoteProps {
  total: ArmouryUse;
  isWar: boolean;
  /** False if no item's price is known. */
  arePricesKnown: boolean;
}

function UseNote({ total, isWar, arePricesKnown }: UseNoteProps) {
  const { used, kinds, deposited } = total;
  const untraded = arePricesKnown ? used.unpriced - kinds.points.unpriced : 0;
  return (
    <p className="mt-3 max-w-136 text-small text-muted-foreground">
      Used or received from the armoury, at today’s market value. Excludes{" "}
      {untraded > 0
        ? `loans, filled blood bags and ${formatCount(untraded, "item", "items")} with no market value`
        : "loans and filled blood bags"}
      .{" "}
      {isWar ? (
        <>
          Attacks are hits, assists and losses. <Explain {...explainExpected(total)} />
        </>
      ) : (
        "Attacks are compared for wars only: at other times, Xanax is for training too."
      )}{" "}
      {deposited.value > 0 &&
        `Items worth ${formatMoney(deposited.value)} were deposited, which isn’t subtracted. `}
      Counts by item and week are in{" "}
      <Link
        href="/app/faction/week?view=ledger"
        prefetch={false}
        className="text-primary underline"
      >
        Faction Week
      </Link>
      .
    </p>
  );
}
