/** As high as what is above the first entry: the head of the table, and its tools or its columns. */
export const LIST_PLACE = ["mt-2 h-11 pt-3", "h-30 max-md:h-17"];
