import type { ComponentProps } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { GameLink } from "@/components/figures/row-links";
import { gamePages } from "@/components/game/links";
import type { Choice } from "@/components/window/choice";
import { formatGameDate } from "@/lib/format/days";

import type { PlayerLedger } from "./use-ledger";

/** Replaces the list of a log without trips. */
export const NoTrips = ({ fromMs }: Pick<PlayerLedger, "fromMs">) => (
  <EmptyState
    title={fromMs === 0 ? "No trips in your log" : `No trips since ${formatGameDate(fromMs)}`}
  >
    Each flight from Torn and back appears here, with what you bought and what it sold for.
    {fromMs > 0 && " A longer period may have some."}{" "}
    <GameLink href={gamePages.travel}>Open the travel agency</GameLink>
  </EmptyState>
);

interface NoTripMatchesProps extends Pick<ComponentProps<typeof NoMatch>, "onClearFilters"> {
  /** `[chosen, options, all]` of each. */
  filters: readonly (readonly [chosen: string, options: readonly Choice[], all: string])[];
}

/** Replaces the list if the filters leave no trip. */
export const NoTripMatches = ({ filters, ...match }: NoTripMatchesProps) => (
  <NoMatch what="trips" filters={filtersInUse(...filters)} {...match} />
);

const API_KEYS = "https://www.torn.com/preferences.php#tab=api";

/** Replaces the page for a key that can't read the log. */
export const LogClosed = () => (
  <EmptyState title="Trips and Trade need your log">
    Your key can’t read it. Purchases, sales and flights come from your log: log in with a key that
    has Full Access, or with a custom key that includes the log. All other pages work as before.{" "}
    <GameLink href={API_KEYS}>Create a key in the game</GameLink>
  </EmptyState>
);
