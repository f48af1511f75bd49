import { TABLE_HEAD_HEIGHT } from "@/components/state/placeholder-heights";

/** As high as what is above the first entry: how far has been read, and the head of the table. */
export const LIST_PLACEHOLDER = [TABLE_HEAD_HEIGHT, "h-19 max-md:h-17"];
