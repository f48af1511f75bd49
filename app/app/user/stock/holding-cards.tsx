import { Download } from "lucide-react";

import { SectionHead } from "@/components/state/section-head";
import { saveSheet } from "@/components/table/sheets";
import { Button } from "@/components/ui/button";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { Holding } from "@/lib/game/stocks/holding";
import type { Portfolio } from "@/lib/game/stocks/portfolio";

import type { DividendState } from "./dividend-state";
import { HoldingCard } from "./holding-card";
import { holdingsSheet } from "./holdings-sheet";

/** A card for each holding, the most valuable first, and those without a price at the end. */
export function HoldingCards({
  portfolio: { rows, unlisted },
  states,
}: {
  portfolio: Portfolio;
  states: ReadonlyMap<number, DividendState>;
}) {
  return (
    <section aria-label="Holdings">
      <SectionHead title="Holdings" aside={formatWhole(rows.length + unlisted.length)}>
        <Button
          variant="quiet"
          size="sm"
          aria-label="CSV of the holdings"
          onClick={() => {
            void saveSheet(holdingsSheet(rows, states), "holdings");
          }}
        >
          <Download aria-hidden />
          CSV
        </Button>
      </SectionHead>
      <ul aria-label="Holdings" className="grid gap-x-12 @4xl/page:grid-cols-2">
        {rows.map((row) => (
          <li key={row.position.stock.id} className="border-b py-3">
            <HoldingCard row={row} state={states.get(row.position.stock.id)} />
          </li>
        ))}
        {unlisted.map((holding) => (
          <li key={holding.stockId} className="border-b py-3">
            <UnlistedCard {...holding} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnlistedCard({ stockId, shares }: Holding) {
  return (
    <>
      <h3 className="text-read">
        <b>Stock [{stockId}]</b>
      </h3>
      <p className="text-muted-foreground">
        {formatCount(shares, "share", "shares")}, no longer listed: no price
      </p>
    </>
  );
}
