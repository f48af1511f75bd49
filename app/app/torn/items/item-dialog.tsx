import type { RefObject } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { GameLink, RowLinks } from "@/components/figures/row-links";
import { GamePicture } from "@/components/game/game-picture";
import { itemMarketUrl } from "@/components/game/action-links";
import { shopUrl } from "@/components/game/links";
import { LongList } from "@/components/list/long-list";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { cityShopsQuery } from "@/lib/api/endpoints/torn-city-shops";
import { itemDetailsQuery } from "@/lib/api/endpoints/torn-item-details";
import {
  formatCount,
  formatHundredths,
  formatMoney,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { capitalised } from "@/lib/format/text";
import {
  type ArmourDetails,
  detailedType,
  type DetailedType,
  type Item,
  type ItemDetails,
  type WeaponDetails,
} from "@/lib/game/items/item";
import { type Seller, sellersOf } from "@/lib/game/items/sellers";

import { itemFacts, noPriceText } from "./item-card";

interface ItemDialogProps {
  item: Item;
  /** The access that the page requires of a key, in words. */
  access: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** All details of an item. Details that the list doesn't contain are requested when the dialog opens. */
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
          <DescriptionRow
            label="Market price"
            value={item.marketPrice === null ? noPriceText(item) : formatMoney(item.marketPrice)}
            wide
          />
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
            <GameLink href={itemMarketUrl(item)}>View on the item market</GameLink>
          </RowLinks>
        )}
      </DialogBody>
    </Dialog>
  );
}

interface ItemFiguresProps {
  itemId: number;
  type: DetailedType;
  access: string;
}

/** The stats of a weapon or of armour. The first opened item makes one call, which loads the stats of the whole type. */
function ItemFigures({ itemId, type, access }: ItemFiguresProps) {
  const { data, error, retry } = useOptionalQuery(itemDetailsQuery(useSession(), type));
  if (error !== null) {
    return (
      <ErrorState
        text="Error loading details: {message}"
        access={access}
        error={error}
        onRetry={retry}
      />
    );
  }
  const details = data?.entries.find((entry) => entry.itemId === itemId);
  return (
    <section aria-label="Stats" className="mt-4">
      <h3 className="border-b border-rule pb-1 font-semibold">
        {type === "Weapon" ? "Weapon stats" : "Armour stats"}
      </h3>
      <div className="min-h-18 pt-1">
        {data === undefined ? (
          <p role="status" className="text-muted-foreground">
            Loading details...
          </p>
        ) : details === undefined ? (
          <p className="text-muted-foreground">No stats available.</p>
        ) : (
          <Figures {...details} />
        )}
      </div>
    </section>
  );
}

const Figures = (details: ItemDetails) =>
  details.kind === "weapon" ? <Weapon {...details} /> : <Armour {...details} />;

function Weapon({ slot, damage, accuracy, stealth, ammo, upgrades }: WeaponDetails) {
  return (
    <DescriptionList>
      <DescriptionRow label="Slot" value={slot} />
      <DescriptionRow label="Stealth" value={formatHundredths(stealth)} />
      <DescriptionRow label="Damage" value={formatWhole(damage)} />
      <DescriptionRow label="Accuracy" value={formatWhole(accuracy)} />
      {ammo !== null && (
        <>
          <DescriptionRow
            label="Magazine"
            value={formatCount(ammo.roundsPerMagazine, "round", "rounds")}
          />
          <DescriptionRow
            label="Rounds per turn"
            value={[...new Set(ammo.fireRate)].join(" to ")}
          />
          <DescriptionRow label="Ammunition" value={ammo.name} wide />
        </>
      )}
      <DescriptionRow label="Upgrade types" value={formatWhole(upgrades)} />
    </DescriptionList>
  );
}

function Armour({ rating, coverage }: ArmourDetails) {
  return (
    <DescriptionList>
      <DescriptionRow label="Armour" value={formatWhole(rating)} wide />
      {coverage.map(({ part, percent }) => (
        <DescriptionRow
          key={part}
          label={`Covers ${part.toLowerCase()}`}
          value={formatPercent(percent)}
        />
      ))}
    </DescriptionList>
  );
}

/** The shops that sell or buy an item; city shops with their stock. */
export function Sellers({ item, access }: { item: Item; access: string }) {
  const { data, error, retry } = useOptionalQuery(cityShopsQuery(useSession()));
  const sellers = sellersOf(item, data?.entries ?? []);
  return (
    <section aria-label="Shops" className="mt-4">
      <h3 className="border-b border-rule pb-1 font-semibold">Shops</h3>
      <LongList entries={sellers}>
        {(shown) => (
          <ul>
            {shown.map((seller) => (
              <li key={`${seller.country} ${seller.shop}`} className="border-b py-1.5">
                <SellerLine {...seller} />
              </li>
            ))}
          </ul>
        )}
      </LongList>
      {error !== null ? (
        <ErrorState
          text="Error loading city shops: {message}"
          access={access}
          error={error}
          onRetry={retry}
        />
      ) : data === undefined ? (
        <p role="status" className="py-1.5 text-muted-foreground">
          Loading city shops...
        </p>
      ) : (
        sellers.length === 0 && (
          <p className="py-1.5 text-muted-foreground">No shop sells or buys it.</p>
        )
      )}
    </section>
  );
}

function SellerLine({ shop, country, buyPrice, sellPrice, inCity }: Seller) {
  return (
    <>
      <p className="pair">
        <span className="min-w-0">
          {inCity === null ? (
            capitalised(shop)
          ) : (
            <GameLink href={shopUrl(inCity.shopId)}>{capitalised(shop)}</GameLink>
          )}
          {country !== "" && <span className="text-muted-foreground">, {country}</span>}
        </span>
        <b className="whitespace-nowrap">
          {buyPrice === null ? "Doesn’t sell it" : formatMoney(buyPrice)}
        </b>
      </p>
      <p className="text-small text-muted-foreground">
        {[
          inCity !== null && (inCity.stock > 0 ? `${formatWhole(inCity.stock)} left` : "Sold out"),
          sellPrice !== null && `buys it for ${formatMoney(sellPrice)}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </>
  );
}
