import { formatMoney, formatPercent } from "@/lib/format/numbers";
import type { Sale } from "@/lib/game/shops/shop-rows";
import { cn } from "@/lib/utils";

const UNTRADED = "Nobody trades it";

/** In place of a figure that is unknown because nobody trades the item. */
function None({ why = UNTRADED }: { why?: string }) {
  return <span title={why}>–</span>;
}

export function Money({ dollars }: { dollars: number | undefined }) {
  return dollars === undefined ? <None /> : formatMoney(dollars);
}

/** What a purchase gains: the sign says the same as the colour. */
export function Gain({ dollars }: { dollars: number | undefined }) {
  return dollars === undefined ? <None /> : <Toned value={dollars}>{formatMoney(dollars)}</Toned>;
}

/** In words for a purchase that loses money in the way of selling that is chosen: colour alone says too little. */
export const LosesMoney = ({ sale }: { sale: Sale | null }) =>
  sale !== null &&
  sale.profit < 0 && (
    <span className="inline-block rounded-sm bg-destructive-wash px-1.5 text-small whitespace-nowrap text-destructive">
      Loses money
    </span>
  );

export function Roi({ sale }: { sale: Sale | null }) {
  if (sale === null) return <None />;
  if (sale.roi === null) return <None why="It’s free" />;
  return <Toned value={sale.roi}>{formatPercent(sale.roi)}</Toned>;
}

function Toned({ value, children }: { value: number; children: string }) {
  return (
    <span className={cn("whitespace-nowrap", value < 0 ? "text-destructive" : "text-success")}>
      {children}
    </span>
  );
}
