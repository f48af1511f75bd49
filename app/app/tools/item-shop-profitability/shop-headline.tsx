import { PageHeadline } from "@/components/figures/page-headline";
import type { PurchasesToday } from "@/components/shops/use-purchases-today";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { capitalised } from "@/lib/format/text";
import type { BestPurchases } from "@/lib/game/shops/best-100";
import { DAILY_PURCHASE_LIMIT } from "@/lib/game/shops/daily-purchases";
import { isProfitable, type ShopRow } from "@/lib/game/shops/shop-rows";

interface ShopHeadlineProps {
  rows: readonly ShopRow[];
  best: BestPurchases;
  bought: PurchasesToday;
  /** How many items may still be bought today, as far as we know. */
  remaining: number;
}

/** How much can still be earned today. */
export function ShopHeadline({ rows, best, bought, remaining }: ShopHeadlineProps) {
  const { atProfit, inStock } = onSale(rows);
  const side = [
    { label: "Left today", ...remainingText(bought, remaining) },
    { label: "At a profit", value: atProfit, note: `of ${inStock} in stock` },
  ];
  const [first] = best.purchases;
  const status = [
    bought.count === null
      ? "Not counted yet"
      : `${formatWhole(remaining)} of ${DAILY_PURCHASE_LIMIT} left today`,
    first === undefined ? false : `${formatMoneyShort(best.cost)} to spend`,
  ];

  if (remaining === 0) {
    return (
      <PageHeadline
        figure={`${DAILY_PURCHASE_LIMIT} of ${DAILY_PURCHASE_LIMIT}`}
        text="bought"
        note="You’ve used today’s allowance. The shops will sell to you again at 00:00 TCT."
        status={status}
        side={side}
      />
    );
  }
  if (first === undefined) {
    return (
      <PageHeadline
        figure="Nothing"
        text="to buy at a profit"
        note="Look again when the shops restock or prices move."
        status={status}
        side={side}
      />
    );
  }
  return (
    <PageHeadline
      figure={formatMoneyShort(best.profit)}
      text="profit left today"
      note={
        <>
          Start with{" "}
          <b translate="no" className="text-foreground">
            {formatWhole(first.quantity)} {first.row.name}
          </b>{" "}
          at <span translate="no">{capitalised(first.row.shopName)}</span>:{" "}
          {formatMoney(first.profit)} of it.
        </>
      }
      status={status}
      side={[
        ...side,
        {
          label: "Cost",
          value: formatMoneyShort(best.cost),
          note: `for ${formatCount(best.items, "item", "items")}`,
        },
      ]}
    />
  );
}

/** How much of what is on sale sells for more than it costs, where the lead is on the other view. */
export function ItemsHeadline({ rows }: Pick<ShopHeadlineProps, "rows">) {
  const { atProfit, inStock } = onSale(rows);
  return (
    <p className="pt-4 text-read">
      <strong className="text-primary">{atProfit}</strong> of {inStock} items in stock sell at a
      profit.
    </p>
  );
}

function onSale(rows: readonly ShopRow[]) {
  const inStock = rows.filter(({ stock }) => stock > 0);
  return {
    atProfit: formatWhole(inStock.filter(isProfitable).length),
    inStock: formatWhole(inStock.length),
  };
}

function remainingText({ count, error }: PurchasesToday, left: number) {
  if (count !== null) return { value: formatWhole(left), note: `of ${DAILY_PURCHASE_LIMIT} items` };
  return { value: "–", note: error === null ? "not known yet" : "not known" };
}
