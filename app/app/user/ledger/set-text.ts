import { formatCount, formatWhole } from "@/lib/format/numbers";

import type { SetRow } from "./set-rows";

/** "1 Lion Plushie", "4 missing items", with the item's name if there is one. */
export function missingText({ items, count }: SetRow): { text: string; names: readonly string[] } {
  const total = count?.next.missing ?? 0;
  const [only, ...others] = items.filter(({ missing }) => missing > 0);
  return only !== undefined && others.length === 0
    ? { text: `${formatWhole(total)} ${only.name}`, names: [only.name] }
    : { text: formatCount(total, "missing item", "missing items"), names: [] };
}
