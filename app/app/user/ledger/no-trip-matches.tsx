import type { ComponentProps } from "react";

import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import type { Choice } from "@/components/window/choice";

interface NoTripMatchesProps extends Pick<ComponentProps<typeof NoMatch>, "onClearFilters"> {
  /** `[chosen, options, all]` of each. */
  filters: readonly (readonly [chosen: string, options: readonly Choice[], all: string])[];
}

/** Replaces the list if the filters leave no trip. */
export const NoTripMatches = ({ filters, ...match }: NoTripMatchesProps) => (
  <NoMatch what="trips" filters={filtersInUse(...filters)} {...match} />
);
