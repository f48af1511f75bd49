import { formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import { costPerHappy, type Property } from "@/lib/game/properties/property";

/** The calculation of the cost per point of happiness; null if unknown. */
export function explainCostPerHappy(property: Property) {
  const { name, cost, happy } = property;
  const dollars = costPerHappy(property);
  if (cost === null || dollars === null) return null;
  return {
    title: `the cost per happiness of ${name}`,
    lines: [
      { label: "Cost", value: formatMoney(cost) },
      { label: "Happiness", value: formatWhole(happy) },
      { label: "Cost ÷ happiness", value: formatPrice(dollars) },
    ],
    note: "For the property alone, before modifications and staff.",
  };
}
