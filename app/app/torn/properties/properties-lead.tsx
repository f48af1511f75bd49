import { Explain } from "@/components/state/explain";
import { Lead } from "@/components/state/lead";
import { formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import { bestForHappiness } from "@/lib/game/properties/happiness";
import type { Property } from "@/lib/game/properties/property";

import { explainCostPerHappy } from "./explanation";
import { EVERYTHING, propertiesShown } from "./filters";

/** Where a point of happiness costs least. */
export function PropertiesLead({ properties }: { properties: readonly Property[] }) {
  const best = bestForHappiness(properties);
  const first = (sort: string) => propertiesShown(properties, { ...EVERYTHING, sort })[0];
  const [happiest, roomiest] = [first("happy"), first("modifications")];
  const side = [
    ...(happiest === undefined
      ? []
      : [
          {
            label: "Most happiness",
            value: formatWhole(happiest.happy),
            note: happiest.name,
          },
        ]),
    ...(roomiest === undefined
      ? []
      : [
          {
            label: "Most modifications",
            value: formatWhole(roomiest.modifications.length),
            note: roomiest.name,
          },
        ]),
  ];

  if (best === null) {
    return (
      <Lead
        figure={formatWhole(properties.length)}
        words={properties.length === 1 ? "property" : "properties"}
        note="The game gives no cost for any of them."
        side={side}
      />
    );
  }
  const { property, dollars } = best;
  const lines = explainCostPerHappy(property);
  return (
    <Lead
      figure={formatPrice(dollars)}
      words="for a point of happiness"
      note={
        <>
          Cheapest of {formatWhole(properties.length)}:{" "}
          <b className="text-foreground">{property.name}</b> gives {formatWhole(property.happy)} for{" "}
          {formatMoney(property.cost ?? 0)}. {lines !== null && <Explain {...lines} />}
        </>
      }
      side={side}
    />
  );
}
