import { EmptyState } from "@/components/feedback/empty-state";
import { GameLink } from "@/components/figures/row-links";
import { gamePages } from "@/components/game/links";
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
