"use client";

import { useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { DescriptionRow } from "@/components/figures/description-list";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { useSession } from "@/components/session/session";
import { useNow } from "@/components/window/use-now";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatList, formatMoney } from "@/lib/format/numbers";
import { dueDividends } from "@/lib/game/stocks/dividends";
import { heldOf, positions } from "@/lib/game/stocks/position";
import { gameTime } from "@/lib/store/preferences/game-clock";

export function Stocks() {
  const session = useSession();
  const [{ data: stocks }, { data: holdings, dataUpdatedAt }] = useSuspenseQueries({
    queries: [stocksQuery(session), holdingsQuery(session)],
  });
  const nowMs = useNow(MINUTE_MS);
  const readAtMs = gameTime(dataUpdatedAt);
  const held = useMemo(
    () => heldOf(positions(stocks.entries, holdings.entries).positions),
    [stocks, holdings],
  );
  const ready = dueDividends(held, { nowMs, readAtMs }).filter(({ isReady }) => isReady);

  return (
    <section aria-label="Stocks" className="mt-6 max-md:mt-2">
      <SectionHeader title="Stocks" aside={formatCount(held.length, "stock held", "stocks held")} />
      {ready.length > 0 && (
        <p className="mt-2 flex items-center gap-2 font-semibold text-success">
          <ProgressCircle value={1} />
          {formatCount(ready.length, "dividend", "dividends")} ready to collect:{" "}
          <span translate="no">{formatList(ready.map(({ stock }) => stock.acronym))}</span>
        </p>
      )}
      <dl className="mt-2 max-w-136">
        <DescriptionRow
          label="Portfolio value"
          value={formatMoney(sum(held.map(({ value }) => value)))}
        />
        {ready.length === 0 && <DescriptionRow label="Dividends ready to collect" value="None" />}
      </dl>
      <RowLinks>
        <PageLink href="/app/user/stock">Portfolio</PageLink>
        <PageLink href="/app/tools/stock-market">Stock ROI Calculator</PageLink>
      </RowLinks>
    </section>
  );
}
