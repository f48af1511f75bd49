import type { NoValue } from "@/lib/game/stocks/benefit-value";
import type { Stock } from "@/lib/game/stocks/stock";

/** Why a benefit has no cash value, in a sentence. */
export function reasonWords({ benefit }: Stock, { reason, itemName }: NoValue): string {
  switch (reason) {
    case "not sellable":
      return `${benefit.description} cannot be sold.`;
    case "no item price":
      return `Nobody trades ${itemName ?? "its item"}, so its price is not known.`;
    case "no property costs":
      return "The game names no cost of any property.";
    case "no points offered":
      return "Nobody offers points on the market.";
    case "never pays":
      return "The game does not say how often it pays.";
    case "unknown benefit":
      return `What ${benefit.description || "it pays"} is worth is not known.`;
  }
}
