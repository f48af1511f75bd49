import { type ReactNode, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { NoMatch } from "@/components/feedback/no-match";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { Toned } from "@/components/figures/toned";
import { nearestName } from "@/components/list/name-search";
import { matches, SearchField } from "@/components/list/search-field";
import type { TwoLines } from "@/components/list/two-line-row";
import { INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useUrlText } from "@/components/window/use-url-text";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import {
  byPlace,
  itemTotals,
  type PlaceTotal,
  tradeTotal,
  type TradeTotal,
} from "@/lib/game/ledger/item-totals";

import { placeText } from "./text";
import { tradeColumns, tradeLines, type TradeRow } from "./trade-columns";
import { explainItem, explainTrade } from "./trade-explanation";
import type { PlayerLedger } from "./use-ledger";

const HIGHEST_FIRST = [{ id: "profit", desc: true }];

interface TradeProps {
  player: PlayerLedger;
  /** The period and the progress, below the headline. */
  controls: ReactNode;
}

/** The profit of each item, the oldest purchase first, and what is left of it. */
export function Trade({ player, controls }: TradeProps) {
  const { ledger, marketValue, fromMs, itemName, progress } = player;
  const items = useMemo(
    () => itemTotals(ledger, fromMs, marketValue),
    [ledger, fromMs, marketValue],
  );
  const rows = useMemo<readonly TradeRow[]>(
    () =>
      items.map((total) => {
        const name = itemName(total.item);
        const sources = total.places.map(placeText).join(", ");
        return { ...total, name, sources, explained: explainItem(total, name) };
      }),
    [items, itemName],
  );
  const total = useMemo(() => tradeTotal(items), [items]);
  const places = useMemo(
    () => byPlace(items).map((place) => ({ ...place, name: placeText(place.place) })),
    [items],
  );
  const { profit, matched, unknown, free, left } = total;
  return (
    <>
      <ViewHeadline figure={matched === 0 ? "–" : formatSignedMoney(profit)}>
        {progress.state === "done" ? "profit" : "profit so far"},{" "}
        {formatCount(matched, "item", "items")}{" "}
        <span className="whitespace-nowrap">
          sold <Explain {...explainTrade(total)} />
        </span>{" "}
        <span className="text-muted-foreground">
          {unknown > 0 &&
            `${formatCount(unknown, "item", "items")} sold at unknown cost${free > 0 ? ", " : ". "}`}
          {free > 0 && `${formatCount(free, "free item", "free items")} sold. `}
          {left > 0 && leftText(total)}
        </span>
      </ViewHeadline>
      {controls}
      {rows.length === 0 ? (
        progress.state === "done" && (
          <EmptyState
            title={
              fromMs === 0 ? "No trades in your log" : `No trades since ${formatGameDate(fromMs)}`
            }
          >
            Each item that you buy or sell appears here, with what it earned after fees.
          </EmptyState>
        )
      ) : (
        <>
          <ItemTable rows={rows} />
          {places.length > 0 && <Places places={places} />}
          <p className="mt-4 max-w-136 text-small text-muted-foreground">
            Left is what you bought and haven’t sold, sent or traded since. Items that you used
            still count, except Xanax. A listing is no sale.
          </p>
        </>
      )}
    </>
  );
}

/** "336 items left, $43,260,582 at market less 5%." */
function leftText({ left, leftValue, unvalued }: TradeTotal): string {
  const items = formatCount(left, "item", "items");
  if (unvalued === left) return `${items} left, market value unknown.`;
  const rest = unvalued === 0 ? "" : `, ${formatWhole(unvalued)} of them without a market value`;
  return `${items} left, ${formatMoney(leftValue)} at market less 5%${rest}.`;
}

function ItemTable({ rows }: { rows: readonly TradeRow[] }) {
  const [text, setText] = useUrlText("q");
  const shown = useMemo(() => rows.filter(({ name }) => matches(text, name)), [rows, text]);
  const names = useMemo(() => rows.map(({ name }) => name), [rows]);
  return (
    <DataTable
      title="Items"
      columns={tradeColumns}
      rows={shown}
      rowId={({ item }) => String(item)}
      initialSort={HIGHEST_FIRST}
      firstSort="desc"
      phoneLines={tradeLines}
      total={rows.length}
      activeFilters={Number(text !== "")}
      filters={<SearchField label="Item’s name" value={text} onChange={setText} />}
      empty={
        <NoMatch what="items" text={text} nearest={nearestName(names, text)} onSearch={setText} />
      }
    />
  );
}

interface PlaceRow extends PlaceTotal {
  name: string;
}

const column = columnsFor<PlaceRow>();

const Profit = ({ profit }: PlaceRow) => <Toned value={profit}>{formatSignedMoney(profit)}</Toned>;

const placeColumns = column.columns([
  column.accessor("name", { id: "place", header: "Bought", sortFn: "text", meta: NAMES }),
  column.accessor("sold", { id: "sold", header: "Sold", ...INTEGER }),
  column.accessor("cost", { id: "cost", header: "Cost", ...MONEY }),
  column.accessor("proceeds", { id: "proceeds", header: "Sold after fees", ...MONEY }),
  column.accessor("profit", {
    id: "profit",
    header: "Profit",
    meta: NUMERIC,
    cell: ({ row }) => <Profit {...row.original} />,
  }),
]);

const placeLines = (row: PlaceRow): TwoLines => ({
  title: row.name,
  figure: <Profit {...row} />,
  detail: `${formatCount(row.sold, "item", "items")} sold, cost ${formatMoney(row.cost)}`,
});

/** The profit by the place of the purchase. */
const Places = ({ places }: { places: readonly PlaceRow[] }) => (
  <section aria-label="By source" className="mt-6">
    <DataTable
      title="By source"
      name="sources"
      columns={placeColumns}
      rows={places}
      rowId={({ place }) => place}
      initialSort={HIGHEST_FIRST}
      firstSort="desc"
      phoneLines={placeLines}
    />
  </section>
);
