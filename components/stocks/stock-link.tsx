import type { AccessorFnColumnDef, RowData } from "@tanstack/react-table";

import { stockUrl } from "@/components/game/links";
import { NAMES } from "@/components/table/cells";
import type { Features } from "@/components/table/features";
import type { Stock } from "@/lib/game/stocks/stock";
import { cn } from "@/lib/utils";

interface StockLinkProps {
  stock: Pick<Stock, "id" | "acronym" | "name">;
  /** The name below the acronym, for narrow places. */
  stacked?: boolean;
  tier?: number;
}

/** "TCT The Torn City Times", leading to its dividends in the game. */
export function StockLink({ stock, stacked = false, tier }: StockLinkProps) {
  return (
    <a
      href={stockUrl(stock.id)}
      target="_blank"
      rel="noreferrer"
      translate="no"
      className="inline-block py-0.5 wrap-anywhere hover:underline max-md:py-3"
    >
      <b>{stock.acronym}</b>{" "}
      <span className={cn(stacked && "block text-small whitespace-nowrap text-muted-foreground")}>
        {stock.name}
      </span>
      {tier !== undefined && (
        <span className="whitespace-nowrap text-muted-foreground"> tier {tier}</span>
      )}
    </a>
  );
}

interface StockColumn {
  header?: string;
  /** The name below the acronym, for narrow places. */
  stacked?: boolean;
}

/** The column with a row's stock: sorted and exported by the acronym. Of a tier, an entry on a phone says which. */
export const stockColumn = <Row extends RowData & { stock: Stock; tier?: number }>({
  header = "Stock",
  stacked = false,
}: StockColumn = {}): AccessorFnColumnDef<Features, Row, string> => ({
  id: "stock",
  header,
  accessorFn: ({ stock }) => stock.acronym,
  sortFn: "text",
  meta: {
    ...NAMES,
    namesRow: true,
    phone: {
      at: "title",
      cell: ({ stock, tier }) =>
        tier === undefined ? (
          <StockLink stock={stock} />
        ) : (
          <div className="-my-2">
            <StockLink stock={stock} tier={tier} />
          </div>
        ),
    },
  },
  cell: ({ row }) => <StockLink stock={row.original.stock} stacked={stacked} />,
});
