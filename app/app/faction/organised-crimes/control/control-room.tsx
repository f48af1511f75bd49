import { Suspense, useMemo } from "react";

import type { Book } from "@/components/crimes/book";
import { Fold } from "@/components/state/fold";
import { onDemand } from "@/components/ui/on-demand";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isOpen } from "@/lib/game/crimes/status";
import type { CrimeSummary } from "@/lib/game/crimes/summary";

import { IdleMembers } from "./idle-members";
import { MissingItems } from "./missing-items";
import { NeedList } from "./need-list";
import type { NeedRow } from "./need-rows";
import { Summary } from "./summary";
import { UnderWay } from "./under-way";

const Participation = onDemand(() => import("./participation").then((l) => l.Participation));

interface ControlRoomProps {
  crimes: readonly OrganisedCrime[];
  book: Book;
  needs: readonly NeedRow[];
  summary: CrimeSummary;
  nowMs: number;
  /** Percent. */
  passRate: number;
  /** Opens the payouts. */
  onPayOut: () => void;
  /** Called when the player has paid this crime by hand. */
  onSettle: (crimeId: number) => void;
}

export function ControlRoom({ crimes, summary, ...room }: ControlRoomProps) {
  const { book, needs, nowMs } = room;
  const open = useMemo(() => crimes.filter(isOpen), [crimes]);
  return (
    <>
      <NeedList {...room} />
      <div className="grid gap-x-6 @2xl/page:grid-cols-2 @4xl/page:grid-cols-3 @4xl/page:gap-x-10">
        <Summary summary={summary} crimes={crimes} book={book} nowMs={nowMs} />
        <MissingItems crimes={open} book={book} />
      </div>
      <UnderWay crimes={open} needs={needs} book={book} nowMs={nowMs} />
      <IdleMembers book={book} />
      <Fold title="Member Participation Summary">
        <Suspense fallback={<p className="py-3 text-muted-foreground">Loading data...</p>}>
          <Participation crimes={crimes} book={book} nowMs={nowMs} />
        </Suspense>
      </Fold>
    </>
  );
}
