"use client";

import { type ComponentType, type ReactNode, useMemo, useState } from "react";

import { adviceFor } from "@/components/feedback/advice";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { WithNames } from "@/components/game/player-name";
import { ToggleField } from "@/components/list/toggles";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { ProgressLine } from "@/components/reading/progress-line";
import { UnreadEntries } from "@/components/reading/unread-entries";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { accessFor } from "@/lib/api/transport/access";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatGameDayTime, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { entriesWithin, totalUse, warUseFromMs } from "@/lib/game/treasury/armoury-use";

import { type FactionNews, useFactionNews } from "@/components/faction/use-faction-news";
import { usePrices } from "@/components/faction/use-prices";
import { isRefused, type Refusal } from "@/components/faction/refusal";
import { memberRows } from "./rows";
import { type ChainHits, useChainHits } from "./use-chain-hits";
import { UseHeadline } from "./use-headline";
import { UseNote, UseTable } from "./use-table";
import { type LastWar, useLastWar } from "./use-last-war";

const PERIODS = [
  ["war", "War + 24 h"],
  ["7", "7 days"],
  ["30", "30 days"],
] as const satisfies readonly Choice[];

type PeriodId = (typeof PERIODS)[number][0];

/** The news of a longer time loads only on request: a hundred members may write 500 entries a day, which are five calls. */
const UNASKED_MS = 31 * DAY_MS;

const NEWS_ACCESS = accessFor("faction/news");
const NEWS_ERROR = "Error loading faction news";

interface Period {
  id: PeriodId;
  fromMs: number;
  untilMs: number;
  /** The name of the other faction; empty if it isn't a war, or if it is unknown. */
  enemy: string;
  text: string;
}

/** The period to show; null for a war if there was none. It changes once a day. */
function periodOf(id: PeriodId, war: LastWar | null, todayMs: number): Period | null {
  if (id === "war") {
    return (
      war && {
        id,
        fromMs: warUseFromMs(war.startsAtMs),
        untilMs: war.endedAtMs,
        enemy: war.enemy,
        text: `${formatGameDayTime(warUseFromMs(war.startsAtMs))} to ${formatGameDayTime(war.endedAtMs)}`,
      }
    );
  }
  const fromMs = todayMs - Number(id) * DAY_MS;
  const text = `${formatShortGameDay(fromMs)} to ${formatShortGameDay(todayMs)}`;
  return { id, fromMs, untilMs: Infinity, enemy: "", text };
}

interface UseViewProps {
  /** Shown instead if the game refuses the faction's news. */
  Own: ComponentType<{ refusal: Refusal }>;
}

/** Each member's use of the armoury in a war or in a number of days, with its value. */
export function UseView({ Own }: UseViewProps) {
  const [id, setId] = useUrlChoice("time", PERIODS, "war");
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const lastWar = useLastWar(id === "war");
  const period = periodOf(id, lastWar.war, todayMs);
  const choice = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2 max-md:py-1">
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
          <WithNames names={[period.enemy]}>
            {[period.enemy, period.text].filter(Boolean).join(", ")}
          </WithNames>
        </p>
      )}
    </div>
  );
  if (period !== null) {
    return <PeriodUse key={id} {...{ period, lastWar, todayMs, choice, Own }} />;
  }
  const isFailed = lastWar.missing.some(
    ({ path, error }) => path === "faction/rankedwars" && error,
  );
  return (
    <>
      <UseHeadline rows={[]} total={null} news={null} />
      {choice}
      {isFailed ? (
        <FailedCalls parts={lastWar.missing} />
      ) : (
        <EmptyState title="No finished ranked war">Choose 7 or 30 days.</EmptyState>
      )}
    </>
  );
}

interface PeriodUseProps extends UseViewProps {
  period: Period;
  lastWar: ReturnType<typeof useLastWar>;
  todayMs: number;
  /** The choice of the period. */
  choice: ReactNode;
}

function PeriodUse({ period, lastWar, todayMs, choice, Own }: PeriodUseProps) {
  const { fromMs, untilMs } = period;
  const isWar = period.id === "war";
  const { prices, isLoading: arePricesLoading, missing: unpriced } = usePrices();
  const chainHits = useChainHits(isWar ? null : fromMs);
  const [isAsked, setIsAsked] = useState(false);
  const isLong = fromMs < todayMs - UNASKED_MS && !isAsked;
  const news = useFactionNews("armoury", fromMs, !isLong);
  const { entries, sinceMs, isComplete } = news;

  const found = useMemo(
    () => entriesWithin(entries ?? [], Math.max(fromMs, sinceMs ?? 0), untilMs),
    [entries, fromMs, untilMs, sinceMs],
  );
  const contributions = isWar ? lastWar.contributions : null;
  const { hitsOf } = chainHits;
  const rows = useMemo(
    () => memberRows(found, prices, { isComplete, contributions, chainHitsOf: hitsOf }),
    [found, prices, isComplete, contributions, hitsOf],
  );
  const total = useMemo(() => totalUse(rows), [rows]);
  const { state, truncatedSeconds } = news.progress;
  // Each page, price and report moves rows between the groups and in them, so that the first rows wait for all of them.
  const isPending = state === "loading" || (isWar && lastWar.isLoading) || arePricesLoading;
  const [hasSettled, setSettled] = useState(false);
  const areRowsShown = hasSettled || !isPending;
  if (areRowsShown && !hasSettled) setSettled(true);
  // The tools take the line of the progress, at the same height, once everything has loaded.
  const isLineFree = areRowsShown && state === "done" && truncatedSeconds === 0 && rows.length > 0;
  if (entries === null && isRefused(news.error)) {
    return (
      <Own
        refusal={{
          text: NEWS_ERROR,
          access: NEWS_ACCESS,
          error: news.error,
          onRetry: news.retry,
        }}
      />
    );
  }
  return (
    <>
      <UseHeadline rows={rows} total={entries === null ? null : total} news={news} />
      {choice}
      {entries === null && isLong ? (
        <EmptyState
          title={`The last war was on ${formatGameDate(untilMs)}`}
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
          {!isLineFree && (
            <LoadProgressNote
              progress={news.progress}
              count={entries.length}
              names={["news entry", "news entries"]}
              access={NEWS_ACCESS}
            />
          )}
          {!isWar && <ChainHitsLine chainHits={chainHits} />}
          {areRowsShown ? (
            <>
              <UseTable {...{ rows, isWar, isComplete }} isLoading={state === "loading"} />
              {(rows.length > 0 || isComplete) && (
                <UseNote total={total} isWar={isWar} arePricesKnown={prices.items !== null} />
              )}
            </>
          ) : (
            <LoadingState text="Loading data..." rows={16} />
          )}
          <FailedCalls parts={[...unpriced, ...(isWar ? lastWar.missing : [])]} />
          <UnreadEntries entries={found.flatMap((each) => (each.kind === "other" ? each : []))} />
        </>
      )}
    </>
  );
}

/** How many of the chains' reports have loaded, and the button that loads them. */
function ChainHitsLine({
  chainHits: { list, chains, listedFromMs, backfill },
}: {
  chainHits: ChainHits;
}) {
  if (list.error !== null) {
    return (
      <FailedCall {...list} path="faction/chains">
        Couldn’t load your chains, so hits in chains are unknown.
      </FailedCall>
    );
  }
  // The list takes one call. A line of the same height stands there until then.
  if (chains === null) return <div className="min-h-11 border-b border-row" />;
  if (chains === 0) {
    return (
      <p className="flex min-h-11 items-center border-b border-row text-muted-foreground">
        No chains ended in this time.
      </p>
    );
  }
  const { state, error, done, total, start, stop } = backfill;
  const ended = formatCount(chains, "chain", "chains");
  const soFar = `${formatWhole(chains - total + done)} of ${formatCount(chains, "chain report", "chain reports")}`;
  const access = accessFor("faction/{chainId}/chainreport");
  const texts = {
    idle: `Hits in ${ended} of this time: ${formatCount(total, "API call", "API calls")}.`,
    loading: `Loading hits in chains: ${soFar}.`,
    stopped: `Paused: ${soFar}. Hits in chains show once all have loaded.`,
    failed: `Loading stopped: ${soFar}. ${error === null ? "" : adviceFor(error, access)}`,
    done: `Hits in ${ended}, each counted whole${listedFromMs === null ? "" : `. The game lists chains back to ${formatGameDate(listedFromMs)} only`}.`,
  };
  return (
    <ProgressLine
      state={state}
      begin="Load hits in chains"
      onStart={start}
      onStop={stop}
      label="Loading chain reports"
      value={chains - total + done}
      max={chains}
    >
      {texts[state]}
    </ProgressLine>
  );
}

/** Shown before the news has loaded, or if it can't be loaded. */
const WithoutNews = ({ news: { error, retry } }: { news: FactionNews }) =>
  error === null ? (
    <>
      {/* The line of the progress. */}
      <div className="min-h-11" />
      <LoadingState text="Loading data..." rows={16} />
    </>
  ) : (
    <ErrorState text={NEWS_ERROR} access={NEWS_ACCESS} error={error} onRetry={retry} />
  );
