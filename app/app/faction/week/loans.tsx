import { useQueries } from "@tanstack/react-query";
import { useState } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { SectionHeader } from "@/components/figures/section-header";
import { PlayerLink } from "@/components/game/player-link";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { inventoryQuery, LENT } from "@/lib/api/endpoints/faction-inventory";
import { accessFor } from "@/lib/api/transport/access";
import { ApiError } from "@/lib/api/transport/errors";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { loansOf } from "@/lib/game/week/loans";

/** Who holds what of the armoury now. Four calls or more, so it is asked for only when somebody wants it. */
export function Loans() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section aria-label="Loans out" className="mt-6">
      <SectionHeader title="Loans out" aside="The game renews it once an hour" />
      {isAsked ? (
        <Held />
      ) : (
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => {
            setIsAsked(true);
          }}
        >
          Read who holds what
        </Button>
      )}
    </section>
  );
}

function Held() {
  const session = useSession();
  const answers = useQueries({
    queries: LENT.map((category) => inventoryQuery(session, category)),
  });
  const failed = answers.find(({ error }) => error instanceof ApiError);
  const isRead = answers.every(({ data }) => data !== undefined);
  if (failed?.error instanceof ApiError) {
    return (
      <ErrorState
        text="Error loading the armoury"
        access={accessFor("faction/inventory")}
        error={failed.error}
        onRetry={() => {
          for (const answer of answers) if (answer.error !== null) void answer.refetch();
        }}
      />
    );
  }
  if (!isRead) return <LoadingState text="Loading data..." rows={6} />;
  const loans = loansOf(answers.flatMap(({ data }) => data?.entries ?? []));
  if (loans.length === 0) return <p className="py-3">Nobody holds anything of the armoury.</p>;
  return (
    <ul>
      {loans.map(({ memberId, memberName, items }) => (
        <li key={memberId} className="border-b border-row py-2">
          <PlayerLink id={memberId}>{memberName}</PlayerLink>{" "}
          <span translate="no" className="text-muted-foreground">
            {items.map(({ name, count }) => `${formatWhole(count)} × ${name}`).join(", ")}
          </span>
        </li>
      ))}
      <li className="py-2 text-small text-muted-foreground">
        {formatCount(loans.length, "member holds", "members hold")} something of the armoury.
      </li>
    </ul>
  );
}
