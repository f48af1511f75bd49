import { formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import { costPerExtraHappy, costPerHappy, type Property } from "@/lib/game/properties/property";
import { RESALE_FACTOR } from "@/lib/game/properties/resale";

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

/** The net cost per point of happiness above the player's own, and its calculation; null if unknown. */
export function explainCostPerExtraHappy(own: Property, property: Property) {
  const dollars = costPerExtraHappy(own, property);
  if (dollars === null || own.cost === null || property.cost === null) return null;
  return {
    figure: formatMoney(dollars),
    sum: {
      title: `the cost per extra happiness of ${property.name}`,
      lines: [
        { label: "Cost", value: formatMoney(property.cost) },
        { label: "Sale of yours to the game", value: formatMoney(RESALE_FACTOR * own.cost) },
        { label: "Extra happiness", value: formatWhole(property.happy - own.happy) },
        { label: "(Cost − sale) ÷ extra happiness", value: formatPrice(dollars) },
      ],
      note: "For the properties alone, before modifications and staff.",
    },
  };
}
