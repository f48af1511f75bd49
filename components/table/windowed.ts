/** A table or list with more rows than this keeps only those near the window in the page. */
export const WINDOWED_FROM = 200;

/** Rows to render before the code for that has loaded. */
export const FIRST_DRAWN = 50;
