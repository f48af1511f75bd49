import type { LoadingStateProps } from "@/components/feedback/loading-state";

/** The page's placeholder while its data loads: tabs, headline, search, chips, the header of the list and, on a wide screen, that of its first group. */
export const PLACEHOLDER = {
  hasTabs: true,
  hasHeadline: true,
  rows: 12,
  above: ["h-13 py-2 max-md:h-20 max-md:pt-7", "h-15 py-2 md:hidden", "h-23.75 max-md:h-7"],
  card: "h-30",
} satisfies Partial<LoadingStateProps>;
