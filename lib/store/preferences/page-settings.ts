import { text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** How the war room and Targets poll. Stored: the field names are fixed. */
export interface WarPolling {
  isOn: boolean;
  /** Factor on the polling intervals: 1 is as often as it may. */
  slower: 1 | 2 | 4;
  /** Whether it sounds when the chain is about to break. */
  alarm: boolean;
}

const warPolling = z.object({
  isOn: z.boolean(),
  slower: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  alarm: z.boolean(),
});

export const warPollingStore = jsonValue<WarPolling>("warReading", warPolling, {
  isOn: true,
  slower: 1,
  alarm: false,
});

const word = text(20);

/** How the player last looked at the items; empty where nothing was ever chosen. */
export const itemsViewStore = jsonValue<{ sort: string; view: string }>(
  "itemsView",
  z.object({ sort: word, view: word }),
  { sort: "", view: "" },
);
