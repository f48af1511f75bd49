import { useState } from "react";

import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { GameLink, RowLinks } from "@/components/figures/row-links";
import { itemMarketUrl } from "@/components/game/action-links";
import { gamePages } from "@/components/game/links";
import { PlayerLink } from "@/components/game/player-link";
import { TextField } from "@/components/list/text-field";
import { parseCount } from "@/lib/format/number-input";
import { formatWhole } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";
import type { ItemStock } from "@/lib/game/treasury/armoury-stock";
import { setArmouryMinimum } from "@/lib/store/user/armoury-minimums";

import { valueText } from "./text";

interface ItemDetailsProps extends Pick<ItemStock, "itemId" | "price"> {
  borrowers: ItemStock["borrowers"];
  /** Undefined if the player has set none. */
  minimum: number | undefined;
  /** The game's data of the item; undefined if it isn't loaded. */
  item: Item | undefined;
}

/** The details of an item of the armoury: its minimum, its price, and the members who have it. */
export function ItemDetails({ itemId, price, borrowers, minimum, item }: ItemDetailsProps) {
  return (
    <>
      <MinimumField itemId={itemId} minimum={minimum} />
      <DescriptionList>
        <DescriptionRow label="Each" value={valueText(price, item !== undefined)} wide />
        {borrowers.map(({ id, name, count }) => (
          <DescriptionRow
            key={id}
            label={
              <>
                On loan to <PlayerLink id={id}>{name}</PlayerLink>
              </>
            }
            value={formatWhole(count)}
            wide
          />
        ))}
      </DescriptionList>
      <RowLinks>
        {item?.isTradable && <GameLink href={itemMarketUrl(item)}>Item Market</GameLink>}
        <GameLink href={gamePages.factionArmoury}>Faction armoury</GameLink>
      </RowLinks>
    </>
  );
}

/** The least that the player wants of an item. An empty field is no minimum. */
export function MinimumField({ itemId, minimum }: Pick<ItemDetailsProps, "itemId" | "minimum">) {
  const [typed, setTyped] = useState(minimum === undefined ? "" : String(minimum));
  const isRead = typed.trim() === "" || parseCount(typed) !== null;
  return (
    <TextField
      label="Minimum"
      value={typed}
      inputMode="numeric"
      placeholder="none"
      isShort
      problem={
        isRead
          ? null
          : `Couldn’t read “${typed.trim()}” as a whole number. Enter one such as 100, or clear the field for no minimum.`
      }
      onChange={(text) => {
        setTyped(text);
        if (text.trim() === "") setArmouryMinimum(itemId, null);
        const count = parseCount(text);
        if (count !== null) setArmouryMinimum(itemId, count);
      }}
    />
  );
}
