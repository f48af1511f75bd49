"use client";

import { Countdown } from "@/components/game/countdown";
import { Lead } from "@/components/state/lead";
import { LoadingState } from "@/components/state/loading-state";
import { useNow } from "@/components/window/use-now";
import { formatCount, formatList } from "@/lib/format/numbers";
import { formatDuration, formatGameMoment } from "@/lib/format/times";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/game/time/time";
import type { Upcoming } from "@/lib/game/upcoming/upcoming-event";

import { useChecks } from "./checklist/use-checks";
import { leftToday } from "./left-today";
import { useUpcoming } from "./next/use-upcoming";
import { wordsOf } from "@/components/upcoming/words";

/** How much is left to do today, and what comes next. */
export function TodayLead() {
  const { figure, words, unknown, isLoading } = leftToday(useChecks());
  const { events } = useUpcoming();
  const nowMs = useNow(MINUTE_MS);
  // A count that is still growing would mislead.
  if (isLoading) return <LoadingState text="Loading..." rows={0} lead />;

  const left = [words, unknown > 0 && `${formatCount(unknown, "item", "items")} couldn’t be read.`];
  return (
    <Lead
      figure={figure}
      words="left today"
      note={
        <>
          {left.filter(Boolean).join(" ")}
          <br />
          The new day begins in{" "}
          <Countdown endsAtMs={dayStartMs(nowMs) + DAY_MS} format={formatDuration} />.
        </>
      }
      side={sideFigures(events, nowMs)}
    />
  );
}

/** The player's own crime, dividends to collect, and what ends next, as far as there are any. */
function sideFigures(events: readonly Upcoming[], nowMs: number) {
  const crime = events.find(({ kind }) => kind === "own-crime");
  const dividends = events.find(({ kind, atMs }) => kind === "dividend" && atMs === null);
  const next = events.find((event) => event.atMs !== null && event !== crime);
  return [
    crime && { label: "Own crime", value: <Left until={crime} />, note: noteOf(crime, nowMs) },
    dividends?.kind === "dividend" && {
      label: "Dividends ready",
      value: String(dividends.stocks.length),
      note: formatList(dividends.stocks.map(({ acronym }) => acronym)),
    },
    next && {
      label: "Next",
      value: <Left until={next} />,
      note: `${wordsOf(next).title}, ${momentOf(next, nowMs)}`,
    },
  ].filter((figure) => figure !== undefined && figure !== false);
}

const Left = ({ until: { atMs } }: { until: Upcoming }) =>
  atMs === null ? "Now" : <Countdown endsAtMs={atMs} format={formatDuration} />;

const momentOf = ({ atMs }: Upcoming, nowMs: number): string =>
  atMs === null ? "now" : formatGameMoment(atMs, nowMs);

const noteOf = (event: Upcoming, nowMs: number): string =>
  `${wordsOf(event).note}, ${momentOf(event, nowMs)}`;
