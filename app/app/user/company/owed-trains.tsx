import { WithNames } from "@/components/game/player-name";
import { formatList, formatWhole } from "@/lib/format/numbers";
import { owedByName } from "@/lib/game/companies/agreements";

import { useAgreedFromMs, useTrains } from "./use-trains";

/** The number of employees that are named. The Trains view has all of them. */
const NAMED = 2;

/** "Owed: Kestrel 4 and Juno 2", of the director's agreements. `otherwise` is shown while that is unknown, and if nobody is owed any. */
export function OwedTrains({ otherwise }: { otherwise: string }) {
  const { trains, agreements, missing } = useTrains(useAgreedFromMs(true));
  const owed = owedByName(agreements);
  if (missing.error !== null) return missing.text;
  if (trains === null || owed.length === 0) return otherwise;
  const isPartial = agreements.some((each) => each.isPartial);
  const counts = owed.map(([name, count]) => `${name} ${formatWhole(count)}`);
  return (
    <WithNames names={owed.map(([name]) => name)}>
      {`${isPartial ? "Owed at most" : "Owed"}: ${formatList(counts, NAMED)}`}
    </WithNames>
  );
}
