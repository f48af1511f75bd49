import type { ReactNode } from "react";

import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import {
  bestForHappiness,
  netCost,
  type NextAbove,
  type Property,
} from "@/lib/game/properties/property";
import { RESALE_FACTOR } from "@/lib/game/properties/resale";

import { explainCostPerHappy } from "./explanation";
import { EVERYTHING, filterProperties } from "./filters";

interface PropertiesHeadlineProps {
  properties: readonly Property[];
  /** The player's own property and the next one; null if the player's own is unknown. */
  above: NextAbove | null;
}

/** The next property above the player's own; if that is unknown, the property with the lowest cost per happiness. */
export function PropertiesHeadline({ properties, above }: PropertiesHeadlineProps) {
  const best = bestForHappiness(properties);
  const [happiest] = filterProperties(properties, { ...EVERYTHING, sort: "happy" });
  const side = [
    ...(happiest === undefined
      ? []
      : [
          {
            label: "Most happiness",
            value: formatWhole(happiest.happy),
            note: <span translate="no">{happiest.name}</span>,
          },
        ]),
  ];

  if (above !== null) {
    const { happy, name } = above.own;
    const yours = {
      label: "Yours",
      value: formatWhole(happy),
      note: <span translate="no">{name}</span>,
    };
    return <AboveHeadline {...above} side={[yours, ...side]} />;
  }
  if (best === null) {
    return (
      <PageHeadline
        figure={formatWhole(properties.length)}
        text={properties.length === 1 ? "property" : "properties"}
        note="No prices available."
        status={["No prices available"]}
        side={side}
      />
    );
  }
  const { property, dollars } = best;
  const lines = explainCostPerHappy(property);
  return (
    <PageHeadline
      figure={formatMoney(dollars)}
      text="per point of happiness"
      note={
        <>
          Best value of {formatWhole(properties.length)}:{" "}
          <b translate="no" className="text-foreground">
            {property.name}
          </b>
          , {formatWhole(property.happy)} happiness for {formatMoney(property.cost ?? 0)}.{" "}
          {lines !== null && <Explain {...lines} />}
        </>
      }
      status={[
        <span key="name" translate="no">
          {property.name}
        </span>,
        formatMoney(property.cost ?? 0),
      ]}
      side={side}
    />
  );
}

interface AboveHeadlineProps extends NextAbove {
  side: readonly { label: string; value: string; note: ReactNode }[];
}

function AboveHeadline({ own, next, side }: AboveHeadlineProps) {
  if (next === null) {
    return (
      <PageHeadline
        figure={own.name}
        isName
        text="gives the most happiness"
        note={`Yours gives ${formatWhole(own.happy)}; nothing on sale gives more.`}
        status={[`${formatWhole(own.happy)} happiness`, "nothing on sale gives more"]}
        side={side}
      />
    );
  }
  const more = formatWhole(next.happy - own.happy);
  const cost = formatMoney(next.cost ?? 0);
  const net = netCost({ own, next });
  const moreUpkeep = next.upkeep === null || own.upkeep === null ? null : next.upkeep - own.upkeep;
  return (
    <PageHeadline
      figure={next.name}
      isName
      text="is your next upgrade"
      note={
        <>
          <b className="text-foreground">{more} more happiness</b> than your{" "}
          <span translate="no">{own.name}</span>, for{" "}
          {net === null ? cost : `about ${formatMoney(net)} once yours is sold to the game`}
          {moreUpkeep !== null && ` and ${formatSignedMoney(moreUpkeep)} upkeep per day`}.{" "}
          <Explain
            title={`your next upgrade from ${own.name}`}
            lines={[
              {
                label: `Happiness of your ${own.name}`,
                names: [own.name],
                value: formatWhole(own.happy),
              },
              {
                label: `Happiness of ${next.name}`,
                names: [next.name],
                value: formatWhole(next.happy),
              },
              { label: "More happiness", value: more },
              { label: "Cost", value: cost },
              ...(net === null
                ? []
                : [
                    {
                      label: "Sale of yours to the game",
                      value: `${formatMoney(own.cost ?? 0)} × ${RESALE_FACTOR} = ${formatMoney(RESALE_FACTOR * (own.cost ?? 0))}`,
                    },
                    { label: "Cost less the sale", value: formatMoney(net) },
                  ]),
              ...(moreUpkeep === null
                ? []
                : [
                    {
                      label: "Upkeep per day",
                      value: `${orDash(next.upkeep, formatMoney)} − ${orDash(own.upkeep, formatMoney)} = ${formatSignedMoney(moreUpkeep)}`,
                    },
                  ]),
            ]}
            note="The cheapest property with more happiness than yours, before modifications and staff."
          />
        </>
      }
      status={[
        `+${more} happiness for ${formatMoneyShort(net ?? next.cost ?? 0)}${net === null ? "" : " net"}${moreUpkeep === null ? "" : ` and ${formatMoneyShort(moreUpkeep)} a day`}`,
      ]}
      side={side}
    />
  );
}
