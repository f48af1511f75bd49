import { itemMarketUrl } from "@/components/game/links";
import type { Item } from "@/lib/game/items/item";

const LOOK = "inline-flex min-h-7 items-center text-primary underline max-md:min-h-11";

/** Opens the details of an item; the button gets the focus back. */
export type OpenDialog = (item: Item, button: HTMLElement) => void;

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
          aria-label={`Market of ${item.name}`}
          className={LOOK}
        >
          Market
        </a>
      )}
    </>
  );
}
