import type { ReactNode } from "react";

import { StockLink } from "@/components/stocks/stock-link";
import type { Stock } from "@/lib/game/stocks/stock";

/** The first line of an entry on a phone: which tier, and the figure that ranks it. */
export function MobileRowHeader({
  stock,
  tier,
  children,
}: {
  stock: Stock;
  tier: number;
  children: ReactNode;
}) {
  return (
    <div className="-my-2 pair text-read">
      <StockLink stock={stock} tier={tier} />
      <span className="font-display text-xl whitespace-nowrap">{children}</span>
    </div>
  );
}
