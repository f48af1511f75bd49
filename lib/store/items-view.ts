import * as z from "@/lib/zod";

import { text } from "./lenient-schemas";
import { jsonValue } from "./stored-value";

const word = text(20);

/** How the player last looked at the items; empty where nothing was ever chosen. */
export const itemsViewStore = jsonValue<{ sort: string; view: string }>(
  "itemsView",
  z.object({ sort: word, view: word }),
  { sort: "", view: "" },
);
