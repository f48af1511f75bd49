import { useMemo } from "react";

import { FailedCall } from "@/components/feedback/retry-advice";
import { SelectField } from "@/components/list/select-field";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";
import { carriedOutAtMs } from "@/lib/game/crimes/organised-crime";

import { useCrimeHistory } from "./use-crime-history";

const DAYS = { "30d": 30, "90d": 90, year: 365 } as const;

const RANGES = [
  ["30d", "Last 30 days"],
  ["90d", "Last 90 days"],
  ["year", "Last 12 months"],
  ["all", "All time"],
] as const satisfies readonly Choice[];

type RangeId = (typeof RANGES)[number][0];

/**
 * The start of "All time". The game can page by the time of a crime since January 2025; the margin before that keeps the
 * displayed progress right.
 */
const FIRST_MS = Date.UTC(2024, 0, 1);

interface HistoryRange {
  /** The start of the period to load. */
  fromMs: number;
  /** Crimes carried out before this time are excluded. */
  sinceMs: number;
  /** As part of a sentence: "since 21 Oct 2026". */
  text: string;
}

/** Returns the range in whole days of the game, so that it changes once a day and not while it loads. */
export function historyRange(id: RangeId, nowMs: number): HistoryRange {
  if (id === "all") {
    return { fromMs: FIRST_MS, sinceMs: -Infinity, text: "since records began" };
  }
  const fromMs = dayStartMs(nowMs) - DAYS[id] * DAY_MS;
  return { fromMs, sinceMs: fromMs, text: `since ${formatGameDate(fromMs)}` };
}

/**
 * Returns the loaded crimes that were carried out in the selected period, which is stored in the URL. `loaded` has all loaded
 * crimes.
 */
export function useRangeHistory() {
  const nowMs = useNow(MINUTE_MS);
  const [rangeId, setRangeId] = useUrlChoice("range", RANGES, "30d");
  const { fromMs, sinceMs, text } = historyRange(rangeId, nowMs);
  const history = useCrimeHistory(fromMs);
  const crimes = useMemo(
    () => history.crimes.filter((crime) => carriedOutAtMs(crime) >= sinceMs),
    [history.crimes, sinceMs],
  );
  return { ...history, loaded: history.crimes, crimes, words: text, rangeId, setRangeId };
}

type RangeHistory = ReturnType<typeof useRangeHistory>;

/** A select for the period of a history, by the date on which crimes were carried out. */
export function RangeField({ history }: { history: RangeHistory }) {
  return (
    <SelectField
      label="Carried out"
      value={history.rangeId}
      options={RANGES}
      onChange={history.setRangeId}
    />
  );
}

interface HistoryNoteProps {
  history: ReturnType<typeof useCrimeHistory>;
  /** The access that the page needs, in words. */
  access: string;
  /** The noun for finished crimes. */
  names?: readonly [one: string, many: string];
}

/** A note on how much of the history has loaded, and on what the next visit will request. */
export function HistoryNote({
  history: { crimes, progress, faction, isStored },
  access,
  names = ["crime", "crimes"],
}: HistoryNoteProps) {
  return (
    <>
      <LoadProgressNote progress={progress} count={crimes.length} names={names} access={access} />
      <FailedCall path="faction/basic" {...faction}>
        Couldn’t load your faction, so the crimes loaded here won’t be saved.
      </FailedCall>
      {isStored && (
        <p className="mt-2 text-small text-muted-foreground">
          Loaded crimes are saved in this browser. Next time, we’ll load only new crimes and recheck
          the last 30 days for payouts.
        </p>
      )}
    </>
  );
}
