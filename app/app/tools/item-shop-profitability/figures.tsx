import { formatMoney, formatPercent } from "@/lib/format/numbers";
import { cn } from "@/lib/utils";

const UNTRADED = "Nobody trades it";

/** A figure that nobody knows of an item that nobody trades. */
function None({ why = UNTRADED }: { why?: string }) {
  return <span title={why}>–</span>;
}

export function Money({ dollars }: { dollars: number | null }) {
  return dollars === null ? <None /> : formatMoney(dollars);
}

/** What a purchase brings: its sign says what the colour does. */
export function Gain({ dollars }: { dollars: number | null }) {
  return dollars === null ? <None /> : <Toned value={dollars}>{formatMoney(dollars)}</Toned>;
}

export function Roi({ profit, roi }: { profit: number | null; roi: number | null }) {
  if (roi === null) return <None {...(profit !== null && { why: "It’s free" })} />;
  return <Toned value={roi}>{formatPercent(roi)}</Toned>;
}

function Toned({ value, children }: { value: number; children: string }) {
  return (
    <span className={cn("whitespace-nowrap", value < 0 ? "text-destructive" : "text-success")}>
      {children}
    </span>
  );
}
