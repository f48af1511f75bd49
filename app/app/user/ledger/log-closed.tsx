import { EmptyState } from "@/components/feedback/empty-state";
import { GameLink } from "@/components/figures/row-links";

const API_KEYS = "https://www.torn.com/preferences.php#tab=api";

/** Replaces the page for a key that can't read the log. */
export const LogClosed = () => (
  <EmptyState title="Trips and Trade need your log">
    Your key can’t read it. Purchases, sales and flights come from your log: log in with a key that
    has Full Access, or with a custom key that includes the log. Sets and Next trip work without it,
    and all other pages as before. <GameLink href={API_KEYS}>Create a key in the game</GameLink>
  </EmptyState>
);
