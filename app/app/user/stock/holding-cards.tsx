import { Download } from "lucide-react";
import { useMemo } from "react";

import { SectionHeader } from "@/components/figures/section-header";
import { LongList } from "@/components/list/long-list";
import { saveCsv } from "@/components/table/export-actions";
import { Button } from "@/components/ui/button";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { Holding } from "@/lib/game/stocks/holding";
import type { Portfolio } from "@/lib/game/stocks/portfolio";

import { type DividendState, readyFirst } from "./dividend-state";
import { HoldingCard } from "./holding-card";
import { holdingsExport } from "./holdings-export";

/** A card for each holding: what is ready to collect, then the most valuable first, and those without a price at the end. */
export function HoldingCards({
  portfolio: { rows: byValue, unlisted },
  states,
}: {
  portfolio: Portfolio;
  states: ReadonlyMap<number, DividendState>;
}) {
  const rows = useMemo(() => readyFirst(byValue, states), [byValue, states]);
  return (
    <section aria-label="Holdings">
      <SectionHeader title="Holdings" aside={formatWhole(rows.length + unlisted.length)}>
        <Button
          variant="quiet"
          size="sm"
          aria-label="CSV of the holdings"
          onClick={() => {
            void saveCsv(holdingsExport(rows, states), "holdings");
          }}
        >
          <Download aria-hidden />
          CSV
        </Button>
      </SectionHeader>
      <LongList entries={[...rows, ...unlisted]} part={40}>
        {(shown) => (
          <ul aria-label="Holdings" className="grid gap-x-12 @4xl/page:grid-cols-2">
            {shown.map((held) => (
              <li
                key={"position" in held ? held.position.stock.id : held.stockId}
                className="border-b py-3"
              >
                {"position" in held ? (
                  <HoldingCard row={held} state={states.get(held.position.stock.id)} />
                ) : (
                  <UnlistedCard {...held} />
                )}
              </li>
            ))}
          </ul>
        )}
      </LongList>
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
