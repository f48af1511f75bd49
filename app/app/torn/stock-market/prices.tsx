import { useMemo, useState } from "react";

import { LineChart } from "@/components/charts/line-chart";
import { Collapsible } from "@/components/figures/collapsible";
import { GameTime } from "@/components/game/game-time";
import { SelectField } from "@/components/list/select-field";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatPrice, orDash } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";
import { formatGameTime } from "@/lib/format/times";
import {
  priceChanges,
  type PricePoint,
  type PriceSpan,
  priceSpans,
  pricesWithin,
} from "@/lib/game/stocks/stock-history";

import { Figure, PlainTable, RowName } from "./plain-table";

const SPAN_TEXT: Readonly<Record<PriceSpan, string>> = {
  all: "All available",
  month: "The last month",
  week: "The last week",
  day: "The last day",
};

/** The prices that the game gives of a stock, as a line and as a table. */
export function Prices({ acronym, prices }: { acronym: string; prices: readonly PricePoint[] }) {
  const [span, setSpan] = useState<PriceSpan>("all");
  const spans = useMemo(() => priceSpans(prices), [prices]);
  const shown = useMemo(() => pricesWithin(prices, span), [prices, span]);
  const lines = useMemo(
    () => [{ name: acronym, points: shown.map(({ atMs, price }) => ({ atMs, value: price })) }],
    [acronym, shown],
  );
  const [first] = shown;
  const last = shown.at(-1);

  if (first === undefined || last === undefined) {
    return <p className="mt-4 text-muted-foreground">The game gives no prices for it.</p>;
  }
  const words = `The price of ${acronym}: ${momentOf(first)} ${formatPrice(first.price)}, ${momentOf(last)} ${formatPrice(last.price)}.`;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small text-muted-foreground">
          <GameTime atMs={first.atMs}>{momentOf(first)}</GameTime> to{" "}
          <GameTime atMs={last.atMs}>{momentOf(last)}</GameTime>
        </p>
        {spans.length > 1 && (
          <SelectField
            label="Show"
            value={span}
            options={spans.map((id) => [id, SPAN_TEXT[id]] as const)}
            onChange={setSpan}
          />
        )}
      </div>
      <LineChart label={words} lines={lines} format={formatPrice} />
      <Collapsible title="As a table" aside={formatCount(shown.length, "price", "prices")}>
        <PlainTable label="Prices" headers={["Game time", "Price", "Change"]}>
          {priceChanges(shown).map((point) => (
            <tr key={point.atMs}>
              <RowName>
                <GameTime atMs={point.atMs}>{momentOf(point)}</GameTime>
              </RowName>
              <Figure>{formatPrice(point.price)}</Figure>
              <Figure>{orDash(point.change, formatSignedHundredths)}</Figure>
            </tr>
          ))}
        </PlainTable>
      </Collapsible>
    </>
  );
}

/** "26 Nov 2026, 14:20 TCT". */
const momentOf = ({ atMs }: PricePoint) => `${formatGameDate(atMs)}, ${formatGameTime(atMs)}`;
