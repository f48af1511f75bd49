import * as z from "zod/mini";

import { storedValue } from "./stored-value";

const ids = z._default(z.array(z.string()), []);

const arrangement = z.object({
  /** Ids from the top; a card that is not named stands where it stands by itself. */
  order: ids,
  hidden: ids,
});

export type CardArrangement = z.output<typeof arrangement>;

/** How the player has arranged the cards of the dashboard. */
export const dashboardCardsStore = storedValue<CardArrangement>(
  "dashboardCards",
  { read: (raw) => arrangement.parse(JSON.parse(raw)), write: JSON.stringify },
  { order: [], hidden: [] },
);
