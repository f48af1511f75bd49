import { useState } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { rankedWarsQuery } from "@/lib/api/endpoints/faction-ranked-wars";
import { accessFor } from "@/lib/api/transport/access";
import { formatGameDate } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import { type RankedWar, sidesOf } from "@/lib/game/war/ranked-war";

/** The number of wars shown at first. */
const FEW = 5;

interface PastListProps {
  ownId: number | null;
  onShow: (warId: number) => void;
}

/** A row for each past war, which opens its report. */
export function PastList({ ownId, onShow }: PastListProps) {
  const { data, error, retry } = useOptionalQuery(rankedWarsQuery(useSession()));
  const [isWhole, setIsWhole] = useState(false);
  if (error !== null) {
    return (
      <ErrorState
        text="Error loading past wars"
        access={accessFor("faction/rankedwars")}
        error={error}
        onRetry={retry}
      />
    );
  }
  if (data === undefined) return <p className="py-2 text-muted-foreground">Loading data...</p>;
  const past = data.entries
    .filter(({ endedAtMs }) => endedAtMs !== null)
    .sort((a, b) => b.startsAtMs - a.startsAtMs);
  if (past.length === 0) {
    return <p className="py-2 text-muted-foreground">No past wars yet.</p>;
  }
  return (
    <>
      <ul aria-label="Past wars">
        {(isWhole ? past : past.slice(0, FEW)).map((war) => (
          <Line key={war.id} war={war} ownId={ownId} onShow={onShow} />
        ))}
      </ul>
      {!isWhole && past.length > FEW && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          Show all {formatWhole(past.length)}
        </Button>
      )}
    </>
  );
}

interface LineProps extends PastListProps {
  war: RankedWar;
}

function Line({ war, ownId, onShow }: LineProps) {
  const both = sidesOf(war, ownId);
  if (both === null) return null;
  const { own, enemy } = both;
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 border-b border-row">
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{outcome(war, own.id)}</b> {formatWhole(own.score)} to{" "}
        {formatWhole(enemy.score)} against <span translate="no">{enemy.name}</span>,{" "}
        {formatGameDate(war.startsAtMs)}
      </span>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          onShow(war.id);
        }}
      >
        Report
        <span className="sr-only">
          {" "}
          of the war against <span translate="no">{enemy.name}</span>
        </span>
      </Button>
    </li>
  );
}

const outcome = ({ winnerId }: RankedWar, ownId: number) =>
  winnerId === null ? "No winner:" : winnerId === ownId ? "Won" : "Lost";
