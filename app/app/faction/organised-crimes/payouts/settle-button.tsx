import { createContext, use } from "react";

import type { Settling } from "@/components/crimes/use-payout-terms";
import { Button } from "@/components/ui/button";

import type { CrimeRow } from "./rows";

/** Marks crimes in a table. A context, so that the columns stay the same when marks change. */
export const SettlingContext = createContext<Settling>({
  crimes: () => undefined,
  upTo: () => undefined,
});

/** Marks a crime that owes money as settled, or undoes its own mark. */
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
