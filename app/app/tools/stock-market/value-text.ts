import { sum } from "@/lib/common/numbers";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type { BenefitSource, BenefitValue, PricedItem } from "@/lib/game/stocks/benefit-value";

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
      return [{ label: "Your own value", value: "instead of the game’s prices" }];
    case "item":
      return [itemLine(source.item)];
    case "mean of items":
      return [
        ...source.items.map(itemLine),
        { label: "Average", value: `total ÷ ${formatWhole(source.items.length)}` },
      ];
    case "properties":
      return [
        { label: "Properties", value: formatWhole(source.properties.length) },
        {
          label: "Total cost",
          value: formatMoney(sum(source.properties.map(({ cost }) => cost))),
        },
        {
          label: "Sold at",
          value: `${source.factor} × total ÷ ${formatWhole(source.properties.length)}`,
        },
      ];
    case "points":
      return [
        { label: "Points", value: formatWhole(source.count) },
        { label: "Lowest price each", value: formatMoney(source.cost) },
      ];
  }
}

const itemLine = ({ name, price }: PricedItem): Line => ({
  label: name,
  value: formatMoney(price),
});
