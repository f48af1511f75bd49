import { CircleCheck, ShoppingBasket } from "lucide-react";

import { ErrorState } from "@/components/feedback/error-state";
import type { PurchasesToday } from "@/components/shops/use-purchases-today";
import { useNow } from "@/components/window/use-now";
import { formatWhole } from "@/lib/format/numbers";
import { DAILY_PURCHASE_LIMIT, untilReset } from "@/lib/game/shops/daily-purchases";
import { cn } from "@/lib/utils";

/** On a phone as high while it counts as with its sentence, which takes two lines. */
const STRIP = "flex items-start gap-2 rounded-sm px-2 py-1 max-md:min-h-12 max-md:text-small";

/** How much of the day's allowance is used up, and when the next begins. */
export function Allowance({ bought, access }: { bought: PurchasesToday; access: string }) {
  if (bought.error !== null) {
    return (
      <ErrorState
        text="Error loading data"
        access={access}
        error={bought.error}
        onRetry={bought.retry}
      />
    );
  }
  if (bought.count === null) {
    return (
      <p role="status" className={cn(STRIP, "bg-muted text-muted-foreground")}>
        <ShoppingBasket aria-hidden className="mt-0.5 size-4 shrink-0" />
        Counting today’s purchases...
      </p>
    );
  }
  return <Banner count={bought.count} />;
}

function Banner({ count }: { count: number }) {
  const isUsedUp = count >= DAILY_PURCHASE_LIMIT;
  const Icon = isUsedUp ? CircleCheck : ShoppingBasket;
  const { hours, minutes } = untilReset(useNow(1000));
  return (
    <p
      className={cn(
        STRIP,
        isUsedUp ? "bg-success-wash text-success" : "bg-destructive-wash text-destructive",
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {`You have bought ${formatWhole(count)} / ${DAILY_PURCHASE_LIMIT} items from city shops today. Resets in ${hours} hours and ${minutes} minutes.`}
      </span>
    </p>
  );
}
