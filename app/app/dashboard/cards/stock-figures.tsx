import { DescriptionRow } from "@/components/figures/description-list";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { useNow } from "@/components/window/use-now";
import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatList, formatMoney } from "@/lib/format/numbers";
import { dueDividends } from "@/lib/game/stocks/dividends";
import type { Position } from "@/lib/game/stocks/position";

/** The value of the stocks held, and the dividends that are ready. */
export function StockFigures({
  held,
  fetchedAtMs,
}: {
  held: readonly Position[];
  fetchedAtMs: number;
}) {
  const nowMs = useNow(MINUTE_MS);
  const ready = dueDividends(held, { nowMs, fetchedAtMs }).filter(({ isReady }) => isReady);

  return (
    <>
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
    </>
  );
}
