import { useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { CrimeMember } from "@/components/crimes/crime-member";
import { EmptyState } from "@/components/feedback/empty-state";
import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { ViewHeadline } from "@/components/figures/view-headline";
import { SelectField } from "@/components/list/select-field";
import { DataTable } from "@/components/table/data-table";
import { ALL } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { formatWhole } from "@/lib/format/numbers";
import { lowPassRate } from "@/lib/game/crimes/low-pass-rate";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";

import { rateColumns } from "./columns";
import { crimeChoices } from "./filters";
import { Rate, RateLegend } from "./rate";
import { rateRows } from "./rows";

/** Members without a rate come last. */
const MOST_ROLES_FIRST = [
  { id: "roles", desc: true },
  { id: "member", desc: false },
];

/** Twice as many as the game has. */
const MAX_ROLES = 100;

interface MatrixProps {
  crimes: readonly OrganisedCrime[];
  members: CrimeLookups["members"];
  /** Percent, under which a rate is low. */
  lowest: number;
}

/** The latest pass rate of each member in each role. */
export function Matrix({ crimes, members, lowest }: MatrixProps) {
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
          pass rates are under {lowest}
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
          The first {MAX_ROLES} of {formatWhole(all.length)} roles are shown. Choose a crime to see
          its own.
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
            mobileRow={(row) => (
              <>
                <p className="text-read">
                  <CrimeMember book={{ members }} id={row.memberId} />
                </p>
                {row.rates.size === 0 ? (
                  <p className="text-muted-foreground">No pass rate</p>
                ) : (
                  <DescriptionList>
                    {roles.map((role) => {
                      const rate = row.rates.get(role);
                      return (
                        rate && (
                          <DescriptionRow
                            key={role}
                            label={role}
                            value={<Rate rate={rate} lowest={lowest} />}
                          />
                        )
                      );
                    })}
                  </DescriptionList>
                )}
              </>
            )}
          />
        </div>
      )}
    </>
  );
}
