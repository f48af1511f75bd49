import { History } from "lucide-react";
import { Suspense, useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { HistoryNote, historyRange } from "@/components/crimes/range-history";
import { useCrimeHistory } from "@/components/crimes/use-crime-history";
import { EmptyState } from "@/components/feedback/empty-state";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SelectField } from "@/components/list/select-field";
import { DataTable } from "@/components/table/data-table";
import { Button } from "@/components/ui/button";
import { ALL } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice, useUrlSwitch } from "@/components/window/use-url-value";
import { MINUTE_MS } from "@/lib/common/time";
import { formatWhole } from "@/lib/format/numbers";
import { lowPassRate, mergeCrimes, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist";

import { rateColumns, RateLegend } from "./columns";
import { crimeChoices, rateRows } from "./rows";

/** Members without a rate come last. */
const MOST_ROLES_FIRST = [
  { id: "roles", desc: true },
  { id: "member", desc: false },
];

/** Twice as many as the game has. */
const MAX_ROLES = 100;

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
            ? "Based on all crimes loaded from the last 12 months."
            : `Based on the latest and all open crimes, ${formatWhole(crimes.length)} in total.`}
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

interface MatrixProps {
  crimes: readonly OrganisedCrime[];
  members: CrimeLookups["members"];
  /** Percent, under which a rate is low. */
  lowest: number;
}

/** The latest pass rate of each member in each role. */
function Matrix({ crimes, members, lowest }: MatrixProps) {
  const choices = useMemo(() => crimeChoices(crimes), [crimes]);
  const [crimeName, setCrimeName] = useUrlChoice("crime", choices, ALL);
  const { roles: all, rows } = useMemo(
    () => rateRows(crimes, crimeName, members),
    [crimes, crimeName, members],
  );
  const rates = useMemo(() => rows.flatMap((row) => [...row.rates.values()]), [rows]);
  const low = rates.filter((rate) => lowPassRate(rate, lowest) !== null).length;
  const roles = useMemo(() => all.slice(0, MAX_ROLES), [all]);
  const columns = useMemo(() => rateColumns(roles, members, lowest), [roles, members, lowest]);

  return (
    <>
      {rates.length > 0 && (
        <ViewHeadline figure={`${formatWhole(low)} of ${formatWhole(rates.length)}`}>
          pass rates below {lowest}%
        </ViewHeadline>
      )}
      <div className="flex flex-wrap pt-3">
        <SelectField
          label="Crime"
          value={crimeName}
          options={choices}
          onChange={setCrimeName}
          namesFrom={1}
        />
      </div>
      {roles.length > 0 && <RateLegend lowest={lowest} />}
      {all.length > MAX_ROLES && (
        <p className="text-muted-foreground">
          Showing the first {MAX_ROLES} of {formatWhole(all.length)} roles. Choose a crime to see
          all its roles.
        </p>
      )}
      {roles.length === 0 ? (
        <EmptyState title="No data available">
          Pass rates appear here once members have joined{" "}
          {crimeName === ALL ? "a crime" : crimeName}. OC 1.0 crimes have none.
        </EmptyState>
      ) : (
        <div className="[&_[data-slot=table-row-head]]:min-w-44 [&_th]:whitespace-normal">
          <DataTable
            title="Pass rates by role"
            name="pass-rates"
            columns={columns}
            rows={rows}
            rowId={({ memberId }) => String(memberId)}
            initialSort={MOST_ROLES_FIRST}
            firstSort="desc"
          />
        </div>
      )}
    </>
  );
}
