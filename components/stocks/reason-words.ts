import type { NoValue } from "@/lib/game/stocks/benefit-value";
import type { Stock } from "@/lib/game/stocks/stock";

/** Why a benefit has no cash value, in a sentence. */
export function reasonWords({ benefit }: Stock, { reason, itemName }: NoValue): string {
  switch (reason) {
    case "not sellable":
      return `${benefit.description} cannot be sold.`;
    case "no item price":
      return `Nobody trades ${itemName ?? "its item"}, so it has no price.`;
    case "no property costs":
      return "The game gives no cost for any property.";
    case "no points offered":
      return "There are no points for sale on the market.";
    case "never pays":
      return "The game doesn’t say how often it pays.";
    case "unknown benefit":
      return `What ${benefit.description || "it pays"} is worth isn’t known.`;
  }
}
