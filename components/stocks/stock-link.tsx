import type { AccessorFnColumnDef, RowData } from "@tanstack/react-table";

import { stockUrl } from "@/components/game/links";
import { NAMES } from "@/components/table/cells";
import type { Features } from "@/components/table/features";
import type { Stock } from "@/lib/game/stocks/stock";
import { cn } from "@/lib/utils";

interface StockLinkProps {
  stock: Pick<Stock, "id" | "acronym" | "name">;
  /** True if the name is below the acronym, for narrow places. */
  stacked?: boolean;
  tier?: number;
}

/** A link to a stock's dividends in the game: "TCT The Torn City Times". */
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

/** A stock or its tier as the title of a row on a phone: "TCT tier 2". */
export const StockTitle = ({ stock, tier }: Pick<StockLinkProps, "stock" | "tier">) => (
  <span translate="no">
    {stock.acronym}{" "}
    <span className="font-normal text-muted-foreground">
      {tier === undefined ? stock.name : `tier ${tier}`}
    </span>
  </span>
);

interface StockColumn {
  header?: string;
  /** True if the name is below the acronym, for narrow places. */
  stacked?: boolean;
}

/** The stock column of a table, sorted and exported by acronym. On a phone, the entry of a tier includes the tier's number. */
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
