import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type {
  BenefitSource,
  BenefitValue,
  NoValue,
  PricedItem,
} from "@/lib/game/stocks/benefit-value";
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

interface Line {
  label: string;
  value: string;
}

/** Where the value of one payment comes from, line by line. */
export function valueLines({ dollars, source }: BenefitValue): Line[] {
  return [...sourceLines(source), { label: "One payment", value: formatMoney(dollars) }];
}

function sourceLines(source: BenefitSource): Line[] {
  switch (source.kind) {
    case "fixed":
      return [];
    case "own":
      return [{ label: "Your own value", value: "in place of the game's prices" }];
    case "item":
      return [itemLine(source.item)];
    case "mean of items":
      return [
        ...source.items.map(itemLine),
        { label: "Mean", value: `sum ÷ ${formatWhole(source.items.length)}` },
      ];
    case "properties":
      return [
        { label: "Properties", value: formatWhole(source.properties.length) },
        {
          label: "Their costs together",
          value: formatMoney(source.properties.reduce((sum, { cost }) => sum + cost, 0)),
        },
        {
          label: "Sold at",
          value: `${source.factor} × sum ÷ ${formatWhole(source.properties.length)}`,
        },
      ];
    case "points":
      return [
        { label: "Points", value: formatWhole(source.count) },
        { label: "Lowest cost of one", value: formatMoney(source.cost) },
      ];
  }
}

const itemLine = ({ name, price }: PricedItem): Line => ({
  label: name,
  value: formatMoney(price),
});
