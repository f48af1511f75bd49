import { Suspense } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { GameLink } from "@/components/figures/row-links";
import { onDemand } from "@/components/ui/on-demand";

const API_KEYS = "https://www.torn.com/preferences.php#tab=api";

const TradeWithoutLog = onDemand(() => import("./without-log").then((l) => l.TradeWithoutLog));

/** Replaces a view for a key that can't read the log. Trade still has what needs no log. */
export const LogClosed = ({ view }: { view: "trips" | "trade" }) => (
  <>
    <EmptyState title="Trips and Trade need your log">
      Your key can’t read it. Purchases, sales and flights come from your log: log in with a key
      that has Full Access, or with a custom key that includes the log. Sets and Next trip work
      without it, and all other pages as before.{" "}
      <GameLink href={API_KEYS}>Create a key in the game</GameLink>
    </EmptyState>
    {view === "trade" && (
      <Suspense>
        <TradeWithoutLog />
      </Suspense>
    )}
  </>
);
