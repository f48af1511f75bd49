import { ErrorState } from "@/components/feedback/error-state";
import { GameLink } from "@/components/figures/row-links";
import { shopUrl } from "@/components/game/links";
import { LongList } from "@/components/list/long-list";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { cityShopsQuery } from "@/lib/api/endpoints/torn-city-shops";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import { capitalised } from "@/lib/format/text";
import type { Item } from "@/lib/game/items/item";
import { type Seller, sellersOf } from "@/lib/game/items/sellers";

/** The shops that sell an item or take it, those of the city with what they have left. */
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
          inCity !== null &&
            (inCity.stock > 0 ? `${formatWhole(inCity.stock)} left` : "Sold out for now"),
          sellPrice !== null && `takes it for ${formatMoney(sellPrice)}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </>
  );
}
