import { text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const word = text(20);

/** How the player last looked at the items; empty where nothing was ever chosen. */
export const itemsViewStore = jsonValue<{ sort: string; view: string }>(
  "itemsView",
  z.object({ sort: word, view: word }),
  { sort: "", view: "" },
);
