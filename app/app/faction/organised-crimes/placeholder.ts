import type { LoadingStateProps } from "@/components/feedback/loading-state";

/** The placeholder while the page loads: tabs, the list's header and its chips. */
export const PLACEHOLDER = {
  hasTabs: true,
  hasHeadline: true,
  rows: 24,
  above: ["mt-2 h-11 pt-3 max-md:mt-0", "h-13 max-md:h-15"],
} satisfies Partial<LoadingStateProps>;
