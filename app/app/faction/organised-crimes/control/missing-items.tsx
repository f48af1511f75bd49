import { Check, Copy } from "lucide-react";
import { useMemo } from "react";

import {
  atLeast,
  type CrimeLookups,
  itemName,
  memberName,
  unpricedText,
} from "@/components/crimes/crime-lookups";
import { countryText } from "@/components/faction/state-text";
import { copyText } from "@/components/feedback/copy-text";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { itemMarketUrl } from "@/components/game/action-links";
import { WithNames } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { Button } from "@/components/ui/button";
import { formatCount, formatList, formatMoney, formatMoneyShort } from "@/lib/format/numbers";
import { missingItems, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { type ItemToBuy, shoppingList } from "@/lib/game/crimes/shopping-list";
import { shopName } from "@/lib/game/items/sellers";
import type { Item } from "@/lib/game/items/item";
import { cn } from "@/lib/utils";

/** The section's id, for links to it. */
export const MISSING_ITEMS = "missing-items";

interface MissingItemsProps {
  crimes: readonly OrganisedCrime[];
  lookups: CrimeLookups;
  /** The crime whose items are marked and come first. */
  marked?: OrganisedCrime | null;
  onUnmark?: () => void;
}

/** The items that members of open crimes still need, and their cost. */
export function MissingItems({ crimes, lookups, marked = null, onUnmark }: MissingItemsProps) {
  const list = useMemo(
    () => shoppingList(missingItems(crimes), lookups.prices),
    [crimes, lookups.prices],
  );
  const wanted = marked === null ? [] : missingItems([marked]).map(({ slot }) => slot.item.id);
  const isMarked = ({ itemId }: ItemToBuy) => wanted.includes(itemId);
  const entries = list.items.toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)));
  const hasTotal = list.items.some(({ cost }) => cost !== null);
  const inShops = list.items.flatMap(({ itemId }) => {
    const item = lookups.items.get(itemId);
    const offers = item ? shopOffers(item) : "";
    return item === undefined || offers === "" ? [] : `${item.name} for ${offers}`;
  });

  return (
    <section aria-label="Missing items" id={MISSING_ITEMS} className="scroll-mt-16">
      <SectionHeader
        title="Missing items"
        {...(hasTotal && {
          aside: `${atLeast(formatMoneyShort(list.cost), list.unpriced)} total`,
        })}
      />
      {list.items.length === 0 ? (
        <p className="py-3 text-muted-foreground">Everyone who has joined has their item.</p>
      ) : (
        <div className="py-1.5">
          <p role="status" className="flex flex-wrap items-center gap-x-3 empty:hidden">
            {marked !== null && wanted.length > 0 && (
              <>
                <span>
                  {formatCount(wanted.length, "item", "items")} for{" "}
                  <b translate="no" className="font-semibold">
                    {marked.name}
                  </b>{" "}
                  marked
                </span>
                <Button variant="link" size="inline" onClick={onUnmark}>
                  Clear
                </Button>
              </>
            )}
          </p>
          <LongList entries={entries}>
            {(shown) => (
              <DescriptionList>
                {shown.map((needed) => (
                  <NeededItem
                    key={needed.itemId}
                    needed={needed}
                    lookups={lookups}
                    isMarked={isMarked(needed)}
                  />
                ))}
              </DescriptionList>
            )}
          </LongList>
          {inShops.length > 0 && (
            <p className="pt-1 text-small text-muted-foreground">
              Sold in shops: <span translate="no">{formatList(inShops)}</span>.
            </p>
          )}
          {list.unpriced > 0 && hasTotal && (
            <p className="pt-1 text-small text-muted-foreground">
              Total excludes {formatCount(list.unpriced, "item", "items")} with no market value.
            </p>
          )}
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            onClick={() => {
              const lines = list.items.map((needed) => textsOf(needed, lookups));
              void copyText(
                lines.map(({ name, members, cost }) => `${name}\t${members}\t${cost}`).join("\n"),
                {
                  copied: formatCount(list.items.length, "item", "items"),
                  otherwise: "Copy it from the page instead.",
                },
              );
            }}
          >
            <Copy aria-hidden />
            Copy shopping list
          </Button>
        </div>
      )}
    </section>
  );
}

/** "2 × Xanax", "Alpha and Bravo", "$1,600,000". */
function textsOf({ itemId, quantity, memberIds, cost }: ItemToBuy, lookups: CrimeLookups) {
  const item = itemName(lookups, itemId);
  return {
    name: quantity === 1 ? item : `${quantity} × ${item}`,
    members: formatList(memberIds.map((id) => memberName(lookups, id))),
    cost: cost === null ? unpricedText(lookups) : formatMoney(cost),
  };
}

interface NeededItemProps {
  needed: ItemToBuy;
  lookups: CrimeLookups;
  isMarked: boolean;
}

/** An item, the members who need it, and its cost as a link to the item market. */
function NeededItem({ needed, lookups, isMarked }: NeededItemProps) {
  const item = lookups.items.get(needed.itemId);
  const { name, members, cost } = textsOf(needed, lookups);
  return (
    <DescriptionRow
      label={
        // Narrow enough to leave room for the cost beside a list of names.
        <span
          className={cn(
            "inline-block max-w-60 @4xl/page:max-w-52",
            isMarked && "font-semibold text-foreground",
          )}
        >
          {isMarked && (
            <Check aria-label="Marked:" className="mr-1 inline size-4 align-[-0.1875rem]" />
          )}
          <WithNames names={[name, members]}>{`${name} for ${members}`}</WithNames>
        </span>
      }
      value={
        item ? (
          <a
            href={itemMarketUrl(item)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center whitespace-nowrap underline decoration-input underline-offset-[0.2em] hover:text-primary max-md:min-h-11"
            aria-label={`${item.name} on the item market, ${cost}`}
          >
            {cost}
          </a>
        ) : (
          cost
        )
      }
      wide
    />
  );
}

/** The item's shop prices: "$900,000 at Big Al's Gun Shop"; empty if no shop sells it. */
export const shopOffers = ({ soldBy }: Item): string =>
  soldBy
    .flatMap(({ shop, country, buyPrice }) =>
      buyPrice === null
        ? []
        : `${formatMoney(buyPrice)} at ${shopName(shop)}${country === "Torn" ? "" : ` in ${countryText(country)}`}`,
    )
    .join(", ");
