import type { ReactNode } from "react";

import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import { bestForHappiness } from "@/lib/game/properties/happiness";
import type { NextAbove } from "@/lib/game/properties/next-above";
import type { Property } from "@/lib/game/properties/property";

import { explainCostPerHappy } from "./explanation";
import { EVERYTHING, filterProperties } from "./filters";

interface PropertiesHeadlineProps {
  properties: readonly Property[];
  /** The player's own and the next one; null where the player's own isn't known. */
  above: NextAbove | null;
}

/** The next property above the player's own; where that isn't known, the one whose happiness costs least. */
export function PropertiesHeadline({ properties, above }: PropertiesHeadlineProps) {
  const best = bestForHappiness(properties);
  const first = (sort: string) => filterProperties(properties, { ...EVERYTHING, sort })[0];
  const [happiest, roomiest] = [first("happy"), first("modifications")];
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
    ...(roomiest === undefined
      ? []
      : [
          {
            label: "Most modifications",
            value: formatWhole(roomiest.modifications.length),
            note: <span translate="no">{roomiest.name}</span>,
          },
        ]),
  ];

  if (above !== null) return <AboveHeadline {...above} side={side} />;
  if (best === null) {
    return (
      <PageHeadline
        figure={formatWhole(properties.length)}
        text={properties.length === 1 ? "property" : "properties"}
        note="The game gives no cost for any of them."
        status={["The game gives no cost for any of them"]}
        side={side}
      />
    );
  }
  const { property, dollars } = best;
  const lines = explainCostPerHappy(property);
  return (
    <PageHeadline
      figure={formatPrice(dollars)}
      text="a point of happiness"
      note={
        <>
          Cheapest of {formatWhole(properties.length)}:{" "}
          <b translate="no" className="text-foreground">
            {property.name}
          </b>{" "}
          gives {formatWhole(property.happy)} for {formatMoney(property.cost ?? 0)}.{" "}
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
        text="is the happiest"
        note={`Yours gives ${formatWhole(own.happy)}; no property that is for sale gives more.`}
        status={[`${formatWhole(own.happy)} happiness`, "none for sale gives more"]}
        side={side}
      />
    );
  }
  const more = formatWhole(next.happy - own.happy);
  const cost = formatMoney(next.cost ?? 0);
  return (
    <PageHeadline
      figure={next.name}
      isName
      text="comes next"
      note={
        <>
          <b className="text-foreground">{more} more happiness</b> than your{" "}
          <span translate="no">{own.name}</span>, for {cost}.{" "}
          <Explain
            title={`the next property above your ${own.name}`}
            lines={[
              {
                label: `Happiness of ${own.name}, yours`,
                names: [own.name],
                value: formatWhole(own.happy),
              },
              {
                label: `Happiness of ${next.name}`,
                names: [next.name],
                value: formatWhole(next.happy),
              },
              { label: "Its cost", value: cost },
            ]}
            note="The cheapest that gives more happiness than yours. Modifications and staff aren’t counted."
          />
        </>
      }
      status={[
        <WithNames key="more" names={[own.name]}>
          {`${more} more happiness than ${own.name}`}
        </WithNames>,
        cost,
      ]}
      side={side}
    />
  );
}
