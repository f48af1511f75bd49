import { StockLink } from "@/components/stocks/stock-link";
import { formatCount } from "@/lib/format/numbers";
import type { Dividend } from "@/lib/game/stocks/dividends";

import { AddOneToCalendar } from "./add-to-calendar";
import { CollectLink, Due, Payment, StateMark } from "./values";

/** A dividend on a phone. */
export function DividendMobileRow(dividend: Dividend) {
  return (
    <>
      <div className="pair text-read">
        <StockLink stock={dividend.stock} />
        <p className="text-right font-semibold">
          <Payment dividend={dividend} />
        </p>
      </div>
      <p className="pair min-h-6 text-small">
        <StateMark dividend={dividend} />
        {dividend.isReady ? <CollectLink dividend={dividend} /> : <Due dividend={dividend} />}
      </p>
      <p className="pair text-small text-muted-foreground">
        {formatCount(dividend.tiers, "tier", "tiers")}
        <AddOneToCalendar dividend={dividend} />
      </p>
    </>
  );
}
