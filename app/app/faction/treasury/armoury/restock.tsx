import { Copy } from "lucide-react";

import { copyText } from "@/components/feedback/copy-text";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import type { Opened } from "@/components/window/use-opened";
import { formatCount, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";
import { type ItemStock, type RestockRow, restockTotals } from "@/lib/game/treasury/armoury-stock";

import { OpeningTable, type OpeningTableRow } from "@/components/table/opening-table";
import { ItemDetails } from "./item-details";
import { restockText, valueText } from "./text";

const COLUMNS = ["Item", "In stock", "Minimum", "Buy", "Cost"];

/** A circle below its minimum is never full. */
const MAX_FRACTION = 0.9;

/** The part of the minimum that is in stock. */
export const StockCircle = ({ inStock, minimum }: Pick<RestockRow, "inStock" | "minimum">) => (
  <ProgressCircle
    value={inStock >= minimum ? 1 : Math.min(inStock / minimum, MAX_FRACTION)}
    className={inStock >= minimum ? "text-muted-foreground" : "text-primary"}
  />
);

interface RestockProps {
  rows: readonly RestockRow[];
  stocks: ReadonlyMap<number, ItemStock>;
  known: ReadonlyMap<number, Item>;
  opened: Opened;
}

/** The items to buy so that each reaches the player's minimum. */
export function Restock({ rows, stocks, known, opened }: RestockProps) {
  const { missing, cost, unpriced } = restockTotals(rows);
  const arePricesKnown = known.size > 0;
  const drawn = rows.map((row): OpeningTableRow => {
    const id = `restock ${row.itemId}`;
    const name = <span translate="no">{row.name}</span>;
    const each = row.price !== null && `${formatMoney(row.price)} each`;
    return {
      id,
      name,
      mark: <StockCircle {...row} />,
      cells: [
        formatWhole(row.inStock),
        formatWhole(row.minimum),
        <b key="buy" className="font-semibold">
          {formatWhole(row.missing)}
        </b>,
        <span key="cost">
          <b className="font-semibold">{valueText(row.cost, arePricesKnown)}</b>
          {each && <span className="block text-small text-muted-foreground">{each}</span>}
        </span>,
      ],
      lines: {
        title: name,
        figure: valueText(row.cost, arePricesKnown),
        detail: `${formatWhole(row.inStock)} in stock, buy ${formatWhole(row.missing)}`,
        second: each,
      },
      isOpen: opened.isOpen(id),
      onToggle: () => {
        opened.toggle(id, !opened.isOpen(id));
      },
      more: (
        <ItemDetails
          itemId={row.itemId}
          price={row.price}
          borrowers={stocks.get(row.itemId)?.borrowers ?? []}
          minimum={row.minimum}
          item={known.get(row.itemId)}
        />
      ),
    };
  });
  const total: OpeningTableRow = {
    id: "total",
    mark: null,
    name: "Total",
    cells: ["", "", formatWhole(missing), orDash(cost, formatMoney)],
    lines: {
      title: "Total",
      figure: orDash(cost, formatMoney),
      detail: formatCount(missing, "piece to buy", "pieces to buy"),
    },
    isOpen: null,
    isStrong: true,
  };
  return (
    <section aria-label="Below minimum">
      <SectionHeader title="Below minimum" aside={formatWhole(rows.length)}>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            void copyText(restockText(rows), {
              copied: `${formatCount(rows.length, "item", "items")} to buy, with the total`,
              otherwise: "Select the rows and copy them.",
            });
          }}
        >
          <Copy aria-hidden />
          Copy list
        </Button>
      </SectionHeader>
      <OpeningTable label="Items below minimum" columns={COLUMNS} rows={[...drawn, total]} />
      {unpriced > 0 && arePricesKnown && (
        <p className="mt-2 text-small text-muted-foreground">
          The cost is without {formatCount(unpriced, "item that has", "items that have")} no market
          value.
        </p>
      )}
    </section>
  );
}
