import { lenientArray, text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const ids = z.catch(lenientArray(text(50), 100), []);

const arrangement = z.object({
  /** Ids from the top; a card that isn't listed has its default place. */
  order: ids,
  hidden: ids,
});

export type CardArrangement = z.output<typeof arrangement>;

/** How the player has arranged the cards of the dashboard. */
export const dashboardCardsStore = jsonValue<CardArrangement>("dashboardCards", arrangement, {
  order: [],
  hidden: [],
});
