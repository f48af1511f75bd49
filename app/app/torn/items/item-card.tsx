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
      <div className="pair items-baseline text-small">
        <p className="min-w-0 text-muted-foreground">{itemFacts(item)}</p>
        <p className="flex gap-4">
          <ItemActions item={item} onOpen={onOpen} />
        </p>
      </div>
      <div className="pair items-center text-small">
        <div className="min-w-0">
          <p className="line-clamp-2">{effect}</p>
          {circulation !== null && (
            <p className="text-muted-foreground">{formatWhole(circulation)} in circulation</p>
          )}
        </div>
        <GamePicture url={item.imageUrl} widthPx={80} heightPx={40} />
      </div>
      <dl className="text-small">
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

/**
 * "Weapon · Pistol · Found in the city". Nearly all items are tradable, so only the others say what they are; in place of a price,
 * `noPriceText` does.
 */
export const itemFacts = ({ type, subType, isTradable, isFoundInCity, marketPrice }: Item) =>
  [
    type,
    subType,
    !isTradable && marketPrice !== null && "Non-tradable",
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
