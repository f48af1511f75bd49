import type { LoadingStateProps } from "@/components/feedback/loading-state";

/** The page's placeholder while its data loads: the search and the header of the list. */
export const PLACEHOLDER = {
  hasHeadline: true,
  rows: 12,
  above: ["h-17 py-4 max-md:h-19", "h-11 max-md:h-12.75"],
  card: "h-60 max-md:h-13.25",
} satisfies Partial<LoadingStateProps>;
