import { type ReactNode, type RefObject, useMemo, useState } from "react";

import { LineChart } from "@/components/charts/charts";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { Collapsible } from "@/components/figures/collapsible";
import { GameLink, RowLinks } from "@/components/figures/row-links";
import { GameTime } from "@/components/game/game-time";
import { stockUrl } from "@/components/game/links";
import { SelectField } from "@/components/list/select-field";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { stockHistoryQuery } from "@/lib/api/endpoints/torn-stock-history";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatPrice, orDash } from "@/lib/format/numbers";
import { formatSignedHundredths, formatSignedPercent } from "@/lib/format/signed";
import { formatGameTime } from "@/lib/format/times";
import type { Stock } from "@/lib/game/stocks/stock";
import {
  type Performance,
  priceChanges,
  type PricePoint,
  type PriceSpan,
  priceSpans,
  pricesWithin,
  type StockHistory,
  type StockPeriod,
} from "@/lib/game/stocks/stock-history";
import { cn } from "@/lib/utils";

interface PriceDialogProps {
  stock: Stock;
  /** The access that the page requires of a key, in words. */
  access: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The price history of a stock, requested when the dialog opens. */
export function PriceDialog({ stock, access, trigger, onClose }: PriceDialogProps) {
  const { data, error, retry } = useOptionalQuery(stockHistoryQuery(useSession(), stock.id));
  return (
    <Dialog onClose={onClose} title={`${stock.acronym} ${stock.name}`} trigger={trigger}>
      <DialogBody className="min-h-[min(28rem,60dvh)] pb-6 md:w-168 md:max-w-full">
        {error !== null ? (
          <ErrorState
            text="Error loading prices: {message}"
            access={access}
            error={error}
            onRetry={retry}
          />
        ) : data === undefined ? (
          <LoadingState text="Loading prices..." rows={6} />
        ) : (
          <>
            <PerformanceTable performance={data.performance} />
            <Prices acronym={stock.acronym} prices={data.prices} />
          </>
        )}
        <RowLinks>
          <GameLink href={stockUrl(stock.id)}>{stock.acronym} in the game</GameLink>
        </RowLinks>
      </DialogBody>
    </Dialog>
  );
}

const PERIODS: readonly (readonly [StockPeriod, string])[] = [
  ["lastHour", "Hour"],
  ["lastDay", "Day"],
  ["lastWeek", "Week"],
  ["lastMonth", "Month"],
  ["lastYear", "Year"],
  ["allTime", "All time"],
];

/** The price change in each period, as the game reports it. */
function PerformanceTable({ performance }: Pick<StockHistory, "performance">) {
  return (
    <PlainTable
      label="Performance"
      headers={["Period", "Change", "Change, %", "From", "Lowest", "Highest"]}
    >
      {PERIODS.map(([period, words]) => (
        <tr key={period}>
          <RowName>{words}</RowName>
          <Cells performance={performance[period]} />
        </tr>
      ))}
    </PlainTable>
  );
}

function Cells({ performance }: { performance: Performance | null }) {
  const change = performance?.change ?? 0;
  const tone = cn(change > 0 && "text-success", change < 0 && "text-destructive");
  const of = (field: keyof Performance, format: (value: number) => string) =>
    orDash(performance?.[field] ?? null, format);
  return (
    <>
      <Figure className={tone}>{of("change", formatSignedHundredths)}</Figure>
      <Figure className={tone}>{of("changePercent", formatSignedPercent)}</Figure>
      <Figure>{of("start", formatPrice)}</Figure>
      <Figure>{of("low", formatPrice)}</Figure>
      <Figure>{of("high", formatPrice)}</Figure>
    </>
  );
}

const SPAN_TEXT: Readonly<Record<PriceSpan, string>> = {
  all: "All available",
  month: "The last month",
  week: "The last week",
  day: "The last day",
};

/** The prices that the game reports for a stock, as a chart and as a table. */
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
    return <p className="mt-4 text-muted-foreground">No prices available.</p>;
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
        <PlainTable label="Prices" headers={["Time (TCT)", "Price", "Change"]}>
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

interface PlainTableProps {
  label: string;
  /** The first header is for the row names, the others are for numbers. */
  headers: readonly string[];
  children: ReactNode;
}

/** A small table in a dialog, without sorting. */
function PlainTable({ label, headers, children }: PlainTableProps) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table aria-label={label} className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {headers.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={cn(
                  "border-b border-rule px-1.5 py-1 text-small font-normal whitespace-nowrap text-muted-foreground first:pl-0 last:pr-0",
                  index === 0 ? "text-left" : "text-right",
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const CELL = "border-b border-row px-1.5 py-1.5 whitespace-nowrap";

function RowName({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={cn(CELL, "pl-0 text-left font-normal")}>
      {children}
    </th>
  );
}

function Figure({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={cn(CELL, "text-right last:pr-0", className)}>{children}</td>;
}
