import { TABLE_HEAD_HEIGHT } from "@/components/feedback/loading-state";

/** The heights of what is above the first entry: the reading note and the table's head. */
export const LIST_PLACEHOLDER = [TABLE_HEAD_HEIGHT, "h-19 max-md:h-17"];
