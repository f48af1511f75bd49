import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { formatCount, formatMoney, formatMoneyShort, orDash } from "@/lib/format/numbers";
import { formatGameTime } from "@/lib/format/times";
import type { ReadySets } from "@/lib/game/ledger/sets";

import { Exchanges } from "./exchanges";
import { explainReady } from "./set-explanation";
import { OtherSets } from "./other-sets";
import { isLarge } from "./set-rows";
import { SetList } from "./set-list";
import { type PlayerSets, usePlayerSets } from "./use-sets";

/** The museum's sets: those that are ready, what one more would gain, and those that were exchanged. */
export function Sets() {
  const player = usePlayerSets();
  const { rows, pointPrice, exchanges, missing, isLoading } = player;
  const [large, others] = [rows?.filter(isLarge) ?? [], rows?.filter((row) => !isLarge(row)) ?? []];
  return (
    <>
      <Headline {...player} />
      <FailedCalls parts={missing} />
      {isLoading ? (
        <LoadingState text="Loading data..." rows={16} />
      ) : (
        <>
          {rows?.length === 0 && (
            <EmptyState title="The museum has no sets">
              Sets that the museum exchanges for points appear here, with what you hold of them.
            </EmptyState>
          )}
          <div className="grid items-start gap-x-12 gap-y-6 @4xl/page:grid-cols-2">
            {large.map((row) => (
              <SetList key={row.id} row={row} pointPrice={pointPrice} />
            ))}
          </div>
          {others.length > 0 && <OtherSets sets={others} pointPrice={pointPrice} />}
          {exchanges && <Exchanges {...exchanges} pointPrice={pointPrice} />}
          <Note {...player} />
        </>
      )}
    </>
  );
}

function Headline({ rows, ready, pointPrice, isLoading }: PlayerSets) {
  const uncounted = rows?.filter(({ count }) => count === null).length ?? 0;
  if (isLoading || rows === undefined || uncounted === rows.length) {
    return (
      <ViewHeadline figure="–">
        {isLoading ? "Counting your sets" : "Your sets are unknown"}
      </ViewHeadline>
    );
  }
  const { sets, points, pointsValue } = ready;
  const left = uncounted > 0 && ` ${formatCount(uncounted, "set isn’t", "sets aren’t")} counted.`;
  if (sets === 0) {
    return (
      <ViewHeadline figure="0 sets">
        ready. <span className="text-muted-foreground">{left}</span>
      </ViewHeadline>
    );
  }
  return (
    <ViewHeadline figure={formatCount(sets, "set", "sets")}>
      ready: {formatCount(points, "point", "points")},{" "}
      <span className="whitespace-nowrap">
        {orDash(pointsValue, formatMoneyShort)} <Explain {...explainReady(ready, pointPrice)} />
      </span>{" "}
      <span className="text-muted-foreground">
        {gainText(ready)}
        {left}
      </span>
    </ViewHeadline>
  );
}

/** "$90,755 more than selling their 39 items." */
function gainText({ gain, items }: ReadySets): string {
  if (gain === null) return "";
  const than = `than selling their ${formatCount(items, "item", "items")}.`;
  return gain < 0 ? `${formatMoney(-gain)} less ${than}` : `${formatMoney(gain)} more ${than}`;
}

const Note = ({ pointPrice, listedAtMs }: PlayerSets) => (
  <p className="mt-4 max-w-136 text-small text-muted-foreground">
    Gain = points × {pointPrice === null ? "the lowest listing" : formatMoney(pointPrice)} − missing
    items at market value − what your other items of the set would bring if sold, less the 5% fee.
    {listedAtMs !== null &&
      ` The inventory is up to one hour old (${formatGameTime(listedAtMs)}). What is on the market or on display isn’t in it.`}
  </p>
);
