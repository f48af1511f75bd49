import { formatMoney, formatPercent } from "@/lib/format/numbers";
import type { Sale } from "@/lib/game/shops/shop-rows";
import { cn } from "@/lib/utils";

const UNTRADED = "Nobody trades it";

/** A figure that nobody knows of an item that nobody trades. */
function None({ why = UNTRADED }: { why?: string }) {
  return <span title={why}>–</span>;
}

export function Money({ dollars }: { dollars: number | undefined }) {
  return dollars === undefined ? <None /> : formatMoney(dollars);
}

/** What a purchase brings: its sign says what the colour does. */
export function Gain({ dollars }: { dollars: number | undefined }) {
  return dollars === undefined ? <None /> : <Toned value={dollars}>{formatMoney(dollars)}</Toned>;
}

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
