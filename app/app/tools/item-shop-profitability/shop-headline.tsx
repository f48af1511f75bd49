import { CircleCheck, ShoppingBasket } from "lucide-react";

import { ErrorState } from "@/components/feedback/error-state";
import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import type { PurchasesToday } from "@/components/shops/use-purchases-today";
import { useNow } from "@/components/window/use-now";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoneyShort } from "@/lib/format/signed";
import type { BestPurchases } from "@/lib/game/shops/best-100";
import { DAILY_PURCHASE_LIMIT, untilReset } from "@/lib/game/shops/daily-purchases";
import {
  breakEvenMug,
  breakEvenRoi,
  growth,
  MIN_MUG,
  PLAIN_MUG,
  remainingFraction,
  remainingOfDollar,
  SAFE_ROI,
  WORST_MUG,
} from "@/lib/game/shops/resale";
import { MARKET_FEE } from "@/lib/game/shops/sale-routes";
import { isProfitable, type ShopRow } from "@/lib/game/shops/shop-rows";
import { cn } from "@/lib/utils";

import { GameShopLink } from "./columns";

/** The strip about today's purchases. On a phone it is two lines high even while they load, so that nothing moves. */
const STRIP = "flex items-start gap-2 rounded-sm px-2 py-1 max-md:min-h-12 max-md:text-small";

interface ShopHeadlineProps {
  rows: readonly ShopRow[];
  best: BestPurchases;
  bought: PurchasesToday;
  /** The number of items that may still be bought today; the full limit while today’s purchases are unknown. */
  remaining: number;
  /** True if the player has entered an amount of cash to spend. */
  hasBudget: boolean;
}

/** The profit that can still be earned today. */
export function ShopHeadline({ rows, best, bought, remaining, hasBudget }: ShopHeadlineProps) {
  const { profitable, inStock } = onSale(rows);
  const side = [
    { label: "Left today", ...remainingText(bought, remaining) },
    {
      label: "Profitable",
      value: formatWhole(profitable),
      note: `of ${formatWhole(inStock)} in stock`,
    },
  ];
  const isEmpty = best.purchases.length === 0;
  const status = [
    bought.count === null
      ? bought.error === null
        ? "Loading today’s purchases"
        : "Today’s purchases unavailable"
      : `${formatWhole(remaining)} of ${DAILY_PURCHASE_LIMIT} left today`,
    !isEmpty && `${formatMoneyShort(best.cost)} cash needed`,
  ];

  if (remaining === 0) {
    return (
      <PageHeadline
        figure={`${DAILY_PURCHASE_LIMIT} of ${DAILY_PURCHASE_LIMIT}`}
        text="bought"
        note="Daily limit reached. Resets at 00:00 TCT."
        status={status}
        side={side}
      />
    );
  }
  if (isEmpty) {
    return (
      <PageHeadline
        figure="Nothing"
        text={hasBudget ? "profitable within your budget" : "profitable right now"}
        note={
          hasBudget
            ? "Spend more, or check again when shops restock or prices change."
            : "Check again when shops restock or prices change."
        }
        status={status}
        side={side}
      />
    );
  }
  return (
    <PageHeadline
      figure={formatMoneyShort(best.profit)}
      text="profit left today"
      note={`${formatCount(best.items, "item needs", "items need")} ${formatMoney(best.cost)} in cash.${hasBudget ? "" : " If you have less, enter it below."} Buy first:`}
      status={status}
      side={side}
    />
  );
}

/** The number of purchases above the table of all items. */
const FIRST = 3;

interface BuyFirstProps extends Pick<BestPurchases, "purchases" | "items"> {
  /** The number of items that may still be bought today. */
  remaining: number;
}

/** The purchases that bring most, above the table of all items: how many of what, and where. */
export function BuyFirst({ purchases, items, remaining }: BuyFirstProps) {
  if (purchases.length === 0) return null;
  return (
    <ul aria-label="Buy first" className="min-h-27.25 max-w-160 border-t max-md:min-h-34">
      {purchases.slice(0, FIRST).map(({ row, quantity, cost, profit }) => (
        <li
          key={`${row.shopId}-${row.itemId}`}
          className="flex min-h-9 flex-wrap items-center gap-x-2 border-b border-row max-md:min-h-11"
        >
          <b translate="no">
            {formatWhole(quantity)} {row.name}
          </b>
          <GameShopLink {...row} />
          <span className="text-muted-foreground max-md:hidden">{formatMoneyShort(cost)}</span>
          <span className="ml-auto text-muted-foreground max-md:hidden">
            {formatWhole(quantity)} × {formatMoney(row.sale.profit)} =
          </span>
          <span className="font-semibold text-success max-md:ml-auto">
            {formatSignedMoneyShort(profit)}
          </span>
        </li>
      ))}
      {purchases.length < FIRST && items === remaining && (
        <li className="flex min-h-9 items-center text-muted-foreground max-md:min-h-11">
          That’s all {formatWhole(remaining)} you can still buy today.
        </li>
      )}
    </ul>
  );
}

function onSale(rows: readonly ShopRow[]) {
  const inStock = rows.filter(({ stock }) => stock > 0);
  return {
    profitable: inStock.filter(isProfitable).length,
    inStock: inStock.length,
  };
}

function remainingText({ count, error }: PurchasesToday, left: number) {
  if (count !== null) return { value: formatWhole(left), note: `of ${DAILY_PURCHASE_LIMIT} items` };
  return { value: "–", note: error === null ? "loading" : "unavailable" };
}

/** The used part of the day's allowance, and the time until it resets. */
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

const afterPlainMug = remainingOfDollar(SAFE_ROI, MARKET_FEE, PLAIN_MUG).toFixed(3);
const afterWorstMug = remainingOfDollar(SAFE_ROI, MARKET_FEE, WORST_MUG).toFixed(3);
const worstRoi = `${breakEvenRoi(MARKET_FEE, WORST_MUG).toFixed(1)}%`;
const mostMug = `${breakEvenMug(SAFE_ROI, MARKET_FEE).toFixed(1)}%`;

const grown = growth(SAFE_ROI).toFixed(2);
const kept = (percent: number) => remainingFraction(percent).toFixed(2);

/** The break-even ROI of the table, which is after the fee. */
const afterFee = (mug: number) => ({
  label: `Table’s ROI, ${mug}% mug`,
  value: `1 ÷ ${kept(mug)} − 1 = ${breakEvenRoi(0, mug).toFixed(1)}%`,
});

/** The rule of thumb for a safe ROI. Its explanation contains the details. */
export const MuggingNote = () => (
  <p className="mt-1 max-w-200 text-small text-muted-foreground">
    An ROI above {SAFE_ROI}% still makes money after market fees and after being mugged.{" "}
    <RuleExplained />
  </p>
);

function RuleExplained() {
  return (
    <Explain
      title={`The ${SAFE_ROI}% rule`}
      lines={[
        {
          label: `${PLAIN_MUG}% mug`,
          value: `${grown} × ${kept(MARKET_FEE)} × ${kept(PLAIN_MUG)} = ${afterPlainMug}`,
        },
        {
          label: `${WORST_MUG}% mug`,
          value: `${grown} × ${kept(MARKET_FEE)} × ${kept(WORST_MUG)} = ${afterWorstMug}`,
        },
        {
          label: "Break-even ROI",
          value: `1 ÷ (${kept(MARKET_FEE)} × ${kept(WORST_MUG)}) − 1 = ${worstRoi}`,
        },
        {
          label: "Break-even mug",
          value: `1 − 1 ÷ (${grown} × ${kept(MARKET_FEE)}) = ${mostMug}`,
        },
        afterFee(PLAIN_MUG),
        afterFee(WORST_MUG),
      ]}
      note={`The ${SAFE_ROI}% rule is before fees, the ROI of the table is after them. At ${SAFE_ROI}% ROI, each $1 spent leaves $${afterPlainMug} after the ${MARKET_FEE}% market fee and a ${PLAIN_MUG}% mug, or $${afterWorstMug} after a ${WORST_MUG}% mug. Breaking even then takes an ROI of ${worstRoi}. Mugs take ${MIN_MUG}–${PLAIN_MUG}% of cash on hand, up to ${WORST_MUG}% with full Masterful Looting merits.`}
    />
  );
}
