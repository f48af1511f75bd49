import { TABLE_HEAD_HEIGHT } from "@/components/feedback/loading-state";

/** The heights above the first entry: the loading progress and the table's header. */
export const LIST_PLACEHOLDER = [TABLE_HEAD_HEIGHT, "h-19 max-md:h-17"];
