import { id } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The number of opened items that are stored. */
const KEPT = 4;

/** The ids of the items that the player opened last, the latest first. */
export const openedItemsStore = jsonValue<readonly number[]>(
  "openedItems",
  z.array(id).check(z.maxLength(KEPT)),
  [],
);

/** Stores that an item was opened. */
export const storeOpenedItem = (itemId: number) => {
  const others = openedItemsStore.get().filter((other) => other !== itemId);
  openedItemsStore.set([itemId, ...others].slice(0, KEPT));
};
