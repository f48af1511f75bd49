import { TABLE_HEAD_HEIGHT } from "@/components/feedback/loading-state";

/** The heights above the first entry: the loading progress, then the table's title and columns. */
export const LIST_PLACEHOLDER = [TABLE_HEAD_HEIGHT, "h-23 max-md:h-17"];
