import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, useCallback, useMemo } from "react";

import { TWO_LINES_PX, TwoLineRow } from "@/components/list/two-line-row";
import { useElementRect } from "@/components/window/use-element-rect";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";
import { cheapestShop } from "@/lib/game/items/sellers";

import { noPriceText, type OpenDialog, placeText } from "./item-card";
import { LetterRail } from "./letter-rail";
import { type LetterGroup, letterGroups } from "./letters";

const HEAD_PX = 32;
/** The height of the page's header, with a little space below it. */
const COVERED_PX = 60;
/** A shorter list is scrolled faster than a letter is found. */
const RAIL_FROM = 40;

interface ItemRowsProps {
  items: readonly Item[];
  /** True while the items are sorted by name. */
  byLetter: boolean;
  onOpen: OpenDialog;
}

/** The items on a phone: a row each, under their letters if they are sorted by name. Only rows near the window are rendered. */
export function ItemRows({ items, byLetter, onOpen }: ItemRowsProps) {
  const [ref, { topPx }] = useElementRect();
  const groups = useMemo(() => (byLetter ? letterGroups(items) : []), [items, byLetter]);
  const heads = useMemo(() => new Map(groups.map((group) => [group.from, group])), [groups]);
  // The first row of a letter is higher than the same row elsewhere.
  const getItemKey = useCallback(
    (index: number) => `${items[index]?.id ?? index}${heads.has(index) ? " first" : ""}`,
    [items, heads],
  );
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => TWO_LINES_PX + (heads.has(index) ? HEAD_PX : 0),
    getItemKey,
    overscan: 12,
    scrollMargin: topPx,
    scrollPaddingStart: COVERED_PX,
  });
  const drawn = virtual.getVirtualItems();
  const hasRail = items.length >= RAIL_FROM && groups.length > 1;
  const top = virtual.getVirtualItemForOffset((virtual.scrollOffset ?? 0) + COVERED_PX + 2);

  return (
    <div className={hasRail ? "relative pr-9" : undefined}>
      <ul
        ref={ref}
        aria-label="Items"
        style={{
          paddingTop: (drawn[0]?.start ?? topPx) - topPx,
          paddingBottom: virtual.getTotalSize() - (drawn.at(-1)?.end ?? topPx) + topPx,
        }}
      >
        {drawn.map(({ index, key }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className="border-b border-row"
              >
                <ItemRow item={item} head={heads.get(index)} onOpen={onOpen} />
              </li>
            )
          );
        })}
      </ul>
      {hasRail && (
        <LetterRail
          groups={groups}
          topIndex={top?.index ?? 0}
          onJump={({ from }) => {
            virtual.scrollToIndex(from, { align: "start" });
          }}
        />
      )}
    </div>
  );
}

interface ItemRowProps {
  item: Item;
  /** The letter that begins with this item. */
  head: LetterGroup | undefined;
  onOpen: OpenDialog;
}

const ItemRow = memo(function ItemRow({ item, head, onOpen }: ItemRowProps) {
  const { name, type, circulation, marketPrice } = item;
  const shop = cheapestShop(item.soldBy);
  return (
    <>
      {head && (
        <div className="flex h-8 items-end justify-between border-b border-rule pb-0.5">
          <h2 className="font-display text-read font-medium">{head.letter}</h2>
          <p className="text-small text-muted-foreground">
            {formatCount(head.count, "item", "items")}
          </p>
        </div>
      )}
      <TwoLineRow
        aria-haspopup="dialog"
        onClick={(event) => {
          onOpen(item, event.currentTarget);
        }}
        title={<span translate="no">{name}</span>}
        figure={
          marketPrice === null ? (
            <span className="font-normal text-muted-foreground">{noPriceText(item)}</span>
          ) : (
            formatMoney(marketPrice)
          )
        }
        detail={[
          type,
          shop !== null
            ? `${formatMoney(shop.buyPrice)} ${placeText(shop)}`
            : circulation !== null && `${formatWhole(circulation)} in circulation`,
        ]
          .filter(Boolean)
          .join(", ")}
      />
    </>
  );
});
