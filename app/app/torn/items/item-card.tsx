import { DescriptionRow } from "@/components/figures/description-list";
import { GamePicture } from "@/components/game/game-picture";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";
import { cheapestShop } from "@/lib/game/items/sellers";

import { type OpenDialog, ItemActions } from "./item-actions";
import { itemFacts } from "./item-facts";

export function ItemCard({ item, onOpen }: { item: Item; onOpen: OpenDialog }) {
  const { circulation, effect } = item;
  const shop = cheapestShop(item.soldBy);
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0 font-semibold">
          {item.name}
        </h2>
        <p className="font-semibold whitespace-nowrap">
          {item.marketPrice === null ? "No price" : formatMoney(item.marketPrice)}
        </p>
      </div>
      <p className="text-small text-muted-foreground">{itemFacts(item)}</p>
      <div className="mt-1 flex gap-3 text-small">
        <GamePicture url={item.imageUrl} widthPx={80} heightPx={40} />
        <div className="min-w-0">
          <p className="line-clamp-3">{item.description}</p>
          {effect !== null && <p className="mt-0.5 line-clamp-2 font-medium">{effect}</p>}
        </div>
      </div>
      <dl className="mt-1 text-small">
        {circulation !== null && (
          <DescriptionRow label="In circulation" value={formatWhole(circulation)} />
        )}
        {shop !== null && (
          <DescriptionRow
            label={<span translate="no">{shop.shop}</span>}
            value={formatMoney(shop.buyPrice)}
          />
        )}
      </dl>
      <p className="flex gap-5 text-small">
        <ItemActions item={item} onOpen={onOpen} />
      </p>
    </>
  );
}
