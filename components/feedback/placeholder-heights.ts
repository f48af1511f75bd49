/** Heights of the parts that many pages have above their first row: for `above` of a page that waits for its data. */
export const TABS_HEIGHT = "h-10.25 py-3 max-md:h-11.25";
export const TABLE_HEAD_HEIGHT = "mt-2 h-11 pt-3";
/** On a wide screen its filters and its columns, on a phone the one line of both. */
export const TABLE_TOOLS_HEIGHT = "h-25 max-md:h-17";
