import type { Interval } from "@/lib/common/intervals";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameDayTime, formatShortGameDay } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";

import type { PlayerLedger } from "./use-ledger";

/** Names all that isn't counted: periods between two loaded ones, and entries that can't be read. */
export const Uncounted = ({ unreadable, spans, fromMs, progress }: PlayerLedger) => (
  <>
    {progress.state !== "done" &&
      gapTexts(spans, fromMs).map((text) => (
        <p key={text} className="mt-2 text-muted-foreground">
          {text}
        </p>
      ))}
    {unreadable > 0 && (
      <p className="mt-2 text-muted-foreground">
        {formatCount(unreadable, "log entry has", "log entries have")} no item, quantity or trade,
        so {unreadable === 1 ? "it isn’t" : "they aren’t"} counted.
      </p>
    )}
  </>
);

/**
 * A sentence for each gap of a minute or more between loaded periods.
 * @param spans newest first
 */
export const gapTexts = (spans: readonly Interval[], fromMs: number): readonly string[] =>
  spans.flatMap((later, index) => {
    const earlier = spans[index + 1];
    if (earlier === undefined || later.fromMs <= fromMs) return [];
    const gap = { fromMs: Math.max(earlier.toMs, fromMs), toMs: later.fromMs };
    if (gap.toMs - gap.fromMs < MINUTE_MS) return [];
    const isOneDay = formatShortGameDay(gap.fromMs) === formatShortGameDay(gap.toMs);
    const format = isOneDay ? formatGameDayTime : formatShortGameDay;
    return `Nothing read between ${format(gap.fromMs)} and ${format(gap.toMs)}: what you bought or sold then isn’t counted.`;
  });
