import { ProgressCircle } from "@/components/figures/progress-circle";
import { GameTime } from "@/components/game/game-time";
import { stockUrl } from "@/components/game/links";
import { dividendFraction, progressText } from "@/components/stocks/dividend-text";
import { useNow } from "@/components/window/use-now";
import { formatMoney } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import type { Dividend } from "@/lib/game/stocks/dividends";
import { MINUTE_MS } from "@/lib/game/time/time";
import { cn } from "@/lib/utils";

import { stateOf, untilText } from "./text";

const TONES = {
  Ready: "font-semibold text-success",
  Counting: "",
  Pending: "text-warning",
} as const;

export function StateMark({ dividend }: { dividend: Dividend }) {
  const state = stateOf(dividend);
  const progress = progressText(dividend);
  return (
    <span
      className={cn(
        "inline-flex items-center gap-2 wrap-normal! md:whitespace-nowrap",
        TONES[state],
      )}
    >
      <ProgressCircle value={dividendFraction(dividend)} />
      {state}
      {state !== "Ready" && progress !== null && (
        <span className="text-small text-muted-foreground">day {progress}</span>
      )}
    </span>
  );
}

/** The day in game time; the player's own is one hover away. */
export function Due({ dividend }: { dividend: Dividend }) {
  const now = useNow(MINUTE_MS);
  const { dueAtMs, isReady } = dividend;
  if (dueAtMs === null) return <span title="The game isn’t counting its days yet">–</span>;
  if (isReady) return "Now";
  return (
    <span className="whitespace-nowrap">
      <GameTime atMs={dueAtMs}>{formatGameDay(dueAtMs)}</GameTime>{" "}
      <span className="text-small text-muted-foreground">{untilText(dueAtMs, now)}</span>
    </span>
  );
}

/** In cash; where it has no cash value, the game's words for it. */
export function Payment({ dividend: { dollars, stock } }: { dividend: Dividend }) {
  if (dollars !== null) return formatMoney(dollars);
  return <span className="text-small text-muted-foreground">{stock.benefit.description}</span>;
}

export function CollectLink({ dividend: { stock } }: { dividend: Dividend }) {
  return (
    <a
      href={stockUrl(stock.id)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center text-primary underline max-md:min-h-11"
    >
      Collect <span className="sr-only">{stock.acronym}</span>
    </a>
  );
}
