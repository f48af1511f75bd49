import { stockUrl } from "@/components/game/links";
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
