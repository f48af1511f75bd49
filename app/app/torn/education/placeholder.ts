import type { LoadingStateProps } from "@/components/feedback/loading-state";

/** The page's placeholder while its data loads: tabs, search, category, chips and the header of the list. */
export const PLACEHOLDER = {
  hasTabs: true,
  hasHeadline: true,
  rows: 12,
  above: ["h-14 pt-4 max-md:h-16", "h-13 py-2 max-md:h-15", "h-11 max-md:h-19.5"],
  card: "h-70",
} satisfies Partial<LoadingStateProps>;
