import { TABLE_HEAD_HEIGHT } from "@/components/feedback/loading-state";

/** The heights above the first entry: the table's title, then its columns, or its sort on a phone. */
export const LIST_PLACEHOLDER = [TABLE_HEAD_HEIGHT, "h-10 max-md:h-17"];
