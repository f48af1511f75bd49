import { adviceFor } from "@/components/feedback/advice";
import { FailedCall } from "@/components/feedback/retry-advice";
import { ProgressLine } from "@/components/reading/progress-line";
import { accessFor } from "@/lib/api/transport/access";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatWhole } from "@/lib/format/numbers";

import type { ChainHits } from "./use-chain-hits";

/** How many of the chains' reports have loaded, and the button that loads them. */
export function ChainHitsLine({
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
