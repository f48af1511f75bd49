import { History } from "lucide-react";
import { Suspense, useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { historyRange } from "@/components/crimes/history-range";
import { HistoryNote } from "@/components/crimes/range-history";
import { useCrimeHistory } from "@/components/crimes/use-crime-history";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/window/use-now";
import { useUrlSwitch } from "@/components/window/use-url-choice";
import { formatCount } from "@/lib/format/numbers";
import { mergeCrimes } from "@/lib/game/crimes/merge-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { MINUTE_MS } from "@/lib/game/time/time";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist-config";

import { Matrix } from "./matrix";

interface PassRatesViewProps {
  book: CrimeLookups;
  /** The latest 100, and all that are open. */
  crimes: readonly OrganisedCrime[];
  /** What a key must be able to read for the page, in words. */
  access: string;
}

/** Who can do what: the latest pass rate of each member in each role. */
export function PassRatesView({ book: { members }, crimes, access }: PassRatesViewProps) {
  const { ocPassRate: lowest } = useStoredValue(checklistConfigStore);
  const [withHistory, setWithHistory] = useUrlSwitch("history");
  const matrix = { crimes, members, lowest };
  return (
    <>
      {withHistory ? (
        <Suspense fallback={<Matrix {...matrix} />}>
          <WithHistory {...matrix} access={access} />
        </Suspense>
      ) : (
        <Matrix {...matrix} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <p>
          {withHistory
            ? "From every crime read from the last year."
            : `From ${formatCount(crimes.length, "crime", "crimes")}: the latest, and all that are open.`}
        </p>
        <Button
          variant="outline"
          onClick={() => {
            setWithHistory(!withHistory);
          }}
        >
          <History aria-hidden />
          {withHistory ? "Latest only" : "Include history"}
        </Button>
      </div>
    </>
  );
}

interface WithHistoryProps extends Pick<PassRatesViewProps, "crimes" | "access"> {
  members: CrimeLookups["members"];
  lowest: number;
}

function WithHistory({ crimes, access, ...matrix }: WithHistoryProps) {
  const nowMs = useNow(MINUTE_MS);
  const history = useCrimeHistory(historyRange("year", nowMs).fromMs);
  const all = useMemo(() => mergeCrimes(history.crimes, crimes), [history.crimes, crimes]);
  return (
    <>
      <Matrix crimes={all} {...matrix} />
      <HistoryNote history={history} access={access} />
    </>
  );
}
