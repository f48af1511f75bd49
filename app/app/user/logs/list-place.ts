import { TABLE_HEAD } from "@/components/state/held-places";

/** As high as what is above the first entry: how far has been read, and the head of the table. */
export const LIST_PLACE = [TABLE_HEAD, "h-19 max-md:h-17"];
