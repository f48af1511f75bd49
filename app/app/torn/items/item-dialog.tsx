import type { RefObject } from "react";

import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { GameLink, RowLinks } from "@/components/figures/row-links";
import { GamePicture } from "@/components/game/game-picture";
import { itemMarketUrl } from "@/components/game/links";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";
import { detailedType } from "@/lib/game/items/item-details";

import { itemFacts } from "./item-facts";
import { ItemFigures } from "./item-figures";
import { Sellers } from "./sellers";

interface ItemDialogProps {
  item: Item;
  /** What a key must be able to read for the page, in words. */
  access: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Everything known about an item. What the list lacks is requested now. */
export function ItemDialog({ item, access, trigger, onClose }: ItemDialogProps) {
  const type = detailedType(item.type);
  return (
    <Dialog onClose={onClose} title={item.name} trigger={trigger}>
      <DialogBody className="pb-6 md:w-136 md:max-w-full">
        <p className="text-small text-muted-foreground">{itemFacts(item)}</p>
        <div className="mt-2 mb-3 flex gap-4">
          <GamePicture url={item.imageUrl} widthPx={100} heightPx={50} />
          <p className="min-w-0">{item.description}</p>
        </div>
        {item.effect !== null && (
          <p>
            <b>Effect</b> {item.effect}
          </p>
        )}
        {item.requirement !== null && (
          <p>
            <b>Requirement</b> {item.requirement}
          </p>
        )}
        <DescriptionList>
          <DescriptionRow label="Market price" value={orDash(item.marketPrice, formatMoney)} wide />
          <DescriptionRow
            label="In circulation"
            value={orDash(item.circulation, formatWhole)}
            wide
          />
        </DescriptionList>
        {type !== null && <ItemFigures itemId={item.id} type={type} access={access} />}
        <Sellers item={item} access={access} />
        {item.isTradable && (
          <RowLinks>
            <GameLink href={itemMarketUrl(item)}>Its offers on the item market</GameLink>
          </RowLinks>
        )}
      </DialogBody>
    </Dialog>
  );
}
