import { DescriptionRow } from "@/components/figures/description-list";
import { abroadText } from "@/components/faction/state-text";
import { GamePicture } from "@/components/game/game-picture";
import { itemMarketUrl } from "@/components/game/action-links";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type { Item, ItemShop } from "@/lib/game/items/item";
import { belowMarket, cheapestShop, CITY } from "@/lib/game/items/sellers";

/** Opens the details of an item. Closing them returns the focus to the button. */
export type OpenDialog = (item: Item, button: HTMLElement) => void;

export function ItemCard({ item, onOpen }: { item: Item; onOpen: OpenDialog }) {
  const { circulation, effect } = item;
  const shop = cheapestShop(item.soldBy);
  const below = belowMarket(item);
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0 font-semibold">
          {item.name}
        </h2>
        <p className="font-semibold whitespace-nowrap">
          {item.marketPrice === null ? noPriceText(item) : formatMoney(item.marketPrice)}
        </p>
      </div>
      <p className="text-small text-muted-foreground">{itemFacts(item)}</p>
      <div className="pair items-center text-small">
        <p className="line-clamp-2 min-w-0">{effect}</p>
        <GamePicture url={item.imageUrl} widthPx={80} heightPx={40} />
      </div>
      <dl className="text-small">
        {circulation !== null && (
          <DescriptionRow label="In circulation" value={formatWhole(circulation)} />
        )}
        {shop !== null && (
          <DescriptionRow
            label={<span translate="no">{shopText(shop)}</span>}
            value={formatMoney(shop.buyPrice)}
          />
        )}
        {below !== null && (
          <DescriptionRow label="Below market" value={formatMoney(below.dollars)} />
        )}
      </dl>
      <p className="flex gap-5 text-small">
        <ItemActions item={item} onOpen={onOpen} />
      </p>
    </>
  );
}

/** "General Store in South Africa"; in the city, the name alone. */
export const shopText = ({ shop, country }: ItemShop) =>
  country === CITY ? shop : `${shop} ${abroadText(country)}`;

/** "in South Africa"; in the city, "at Big Al's Gun Shop". */
export const placeText = ({ shop, country }: ItemShop) =>
  country === CITY ? `at ${shop}` : abroadText(country);

/** The text in place of a market price that an item doesn't have. */
export const noPriceText = ({ isTradable }: Item) => (isTradable ? "No price" : "Non-tradable");

/** "Weapon · Pistol · Tradable · Found in the city". In place of a price, `noPriceText` says that an item is non-tradable. */
export const itemFacts = ({ type, subType, isTradable, isFoundInCity, marketPrice }: Item) =>
  [
    type,
    subType,
    isTradable ? "Tradable" : marketPrice !== null && "Non-tradable",
    isFoundInCity && "Found in the city",
  ]
    .filter(Boolean)
    .join(" · ");

const LOOK = "inline-flex min-h-7 items-center text-primary underline max-md:min-h-11";

export function ItemActions({ item, onOpen }: { item: Item; onOpen: OpenDialog }) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Details of ${item.name}`}
        className={LOOK}
        onClick={(event) => {
          onOpen(item, event.currentTarget);
        }}
      >
        Details
      </button>
      {item.isTradable && (
        <a
          href={itemMarketUrl(item)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Market: ${item.name}`}
          className={LOOK}
        >
          Market
        </a>
      )}
    </>
  );
}
