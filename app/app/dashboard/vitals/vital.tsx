import type { ReactNode } from "react";

import { GameTime } from "@/components/game/game-time";
import { Skeleton } from "@/components/ui/skeleton";
import { useNow } from "@/components/window/use-now";
import { formatCountdown, formatGameMoment } from "@/lib/format/times";
import { MINUTE_MS } from "@/lib/game/time/time";

/** One bar or cooldown: its name, what it stands at, and what becomes of it. */
export function Vital({
  name,
  explain,
  value,
  children,
}: {
  name: string;
  /** How its value is computed. */
  explain?: ReactNode;
  value: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="py-2.5">
      <div className="flex items-center justify-between text-small text-muted-foreground">
        {name}
        {explain}
      </div>
      <div className="text-read font-semibold">{value}</div>
      {children}
    </div>
  );
}

/** The same while it is not known, as high. */
export function AwaitedVital({ name }: { name: string }) {
  return (
    <Vital name={name} value={<Skeleton className="my-2 h-2 w-3/5" />}>
      <Skeleton className="mt-1.5 mb-9.5 h-1 w-full" />
    </Vital>
  );
}

/** When something ends, in game time: its day where that is not today. */
export function Moment({ atMs }: { atMs: number }) {
  const nowMs = useNow(MINUTE_MS);
  return <GameTime atMs={atMs}>{formatGameMoment(atMs, nowMs)}</GameTime>;
}

/** Where it does not fit into its column, it breaks between figures, not before a unit. */
export const unitsTogether = (leftMs: number) =>
  formatCountdown(leftMs).replaceAll(/(\d) /g, "$1\u00a0");
