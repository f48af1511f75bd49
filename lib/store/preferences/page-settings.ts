import { text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The polling settings of the war room and Targets. */
export interface PollingSettings {
  isOn: boolean;
  /** The factor for the polling intervals: 1 is the highest permitted frequency. */
  slowdown: 1 | 2 | 4;
  /** True if an alarm sounds when the chain is about to break. */
  alarm: boolean;
}

const pollingSettings = z.object({
  isOn: z.boolean(),
  slowdown: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  alarm: z.boolean(),
});

export const pollingStore = jsonValue<PollingSettings>("polling", pollingSettings, {
  isOn: true,
  slowdown: 1,
  alarm: false,
});

const word = text(20);

interface ItemsView {
  /** The last selected sort order and view. Empty if nothing was ever selected. */
  sort: string;
  view: string;
}

export const itemsViewStore = jsonValue<ItemsView>(
  "itemsView",
  z.object({ sort: word, view: word }),
  { sort: "", view: "" },
);
