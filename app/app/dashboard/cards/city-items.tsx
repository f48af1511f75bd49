"use client";

import { RetryAdvice } from "@/components/feedback/retry-advice";
import { GameLink, PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { Countdown } from "@/components/game/game-time";
import { shopUrl } from "@/components/game/links";
import { useSession } from "@/components/session/session";
import { usePurchasesToday } from "@/components/shops/use-purchases-today";
import { Progress } from "@/components/ui/progress";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatCount } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { DAILY_PURCHASE_LIMIT, remainingPurchases } from "@/lib/game/shops/daily-purchases";

/** How many city items can still be bought today, and where. `access` is the API access that the log needs. */
export function CityItems({ access }: { access: string }) {
  const dayMs = dayStartMs(useNow(MINUTE_MS));
  const { count, error, retry } = usePurchasesToday(useSession(), dayMs);

  return (
    <section aria-label="City items" className="mt-6 max-md:mt-2">
      <SectionHeader
        title="City items"
        {...(count !== null && { aside: `${count} of ${DAILY_PURCHASE_LIMIT} bought today` })}
      />
      {error !== null && (
        <p role="alert" className="mt-2">
          Couldn’t load today’s purchases.{" "}
          <RetryAdvice error={error} access={access} retry={retry} />
        </p>
      )}
      {error === null && count === null && (
        <p role="status" className="mt-2 text-muted-foreground">
          Loading...
        </p>
      )}
      {count !== null && (
        <>
          <p className="mt-2 text-read">
            <strong>{formatCount(remainingPurchases(count), "item", "items")}</strong> left today.
            Resets in <Countdown endsAtMs={dayMs + DAY_MS} format={formatDuration} />
          </p>
          <Progress
            label="City items bought today"
            value={count}
            max={DAILY_PURCHASE_LIMIT}
            className="my-2"
          />
        </>
      )}
      <RowLinks>
        <PageLink href="/app/tools/item-shop-profitability">What to buy</PageLink>
        <GameLink href={shopUrl(0)}>Open the city</GameLink>
      </RowLinks>
    </section>
  );
}
