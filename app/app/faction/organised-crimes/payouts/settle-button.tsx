import { createContext, use } from "react";

import type { Settling } from "@/components/crimes/use-payout-terms";
import { Button } from "@/components/ui/button";

import type { CrimeRow } from "./rows";

/** What marks crimes in a table: its columns stay the same whatever is marked. */
export const SettlingContext = createContext<Settling>({
  crimes: () => undefined,
  upTo: () => undefined,
});

/** Marks a crime that owes money as settled, or takes back what marked it alone. */
export function SettleButton({ id, name, isOwing, isMarkedAlone }: CrimeRow) {
  const settling = use(SettlingContext);
  if (!isOwing && !isMarkedAlone) return null;
  const words = isOwing ? "Mark as settled" : "Undo";
  return (
    <Button
      variant="link"
      size="inline"
      aria-label={`${words}: ${name}`}
      onClick={() => {
        settling.crimes([id], isOwing);
      }}
    >
      {words}
    </Button>
  );
}
