"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { CardGrid } from "@/components/list/card-grid";
import { Chips } from "@/components/list/chips";
import { ListHeader } from "@/components/list/list-header";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { ALL } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { companyTypesQuery } from "@/lib/api/endpoints/torn-companies";
import { workStatsQuery } from "@/lib/api/endpoints/user-workstats";
import { formatCount } from "@/lib/format/numbers";

import { CompaniesHeadline } from "./companies-headline";
import { CompanyCard } from "./company-card";
import { choicesFor, filterCompanies, positionChips } from "./filters";
import { PLACEHOLDER } from "./placeholder";
import { companyRows } from "./rows";
import { useOpenSections } from "./use-open-sections";

interface CompaniesProps {
  /** What a key must be able to read for the page, in words. */
  access: string;
}

export function Companies({ access }: CompaniesProps) {
  const session = useSession();
  // On its way together with the other, which this component waits for.
  usePrefetchQuery(workStatsQuery(session));
  const { data: companies } = useSuspenseQuery(companyTypesQuery(session));
  const workStats = useOptionalQuery(workStatsQuery(session));
  const stats = workStats.data ?? null;
  const [text, setText] = useUrlText("q");
  const choices = choicesFor(stats);
  const [positions, setPositions] = useUrlChoice<string>("positions", choices.positions, ALL);
  const [sort, setSort] = useUrlChoice("sort", choices.sorts, "name");
  const folds = useOpenSections();

  const rows = useMemo(() => companyRows(companies.entries, stats), [companies, stats]);
  const chips = useMemo(() => positionChips(rows), [rows]);
  const shown = useMemo(
    () => filterCompanies(rows, { text, positions, sort }),
    [rows, text, positions, sort],
  );

  // Without the player's working stats neither the lead nor the chip is known: they come at once.
  if (workStats.data === undefined && workStats.error === null) {
    return <LoadingState text="Loading data..." {...PLACEHOLDER} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState title="No data available">
        The game’s companies appear here once it lists any.
      </EmptyState>
    );
  }
  return (
    <>
      <CompaniesHeadline rows={rows} stats={stats} />
      {workStats.error !== null && (
        <ErrorState
          text="Error loading your working stats"
          access={access}
          error={workStats.error}
          onRetry={workStats.retry}
        />
      )}
      <search className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <SearchField label="Company name" value={text} onChange={setText} />
        <Chips
          label="Show only"
          chips={chips}
          selected={[positions]}
          total={rows.length}
          onChange={(chosen) => {
            setPositions(chosen.includes("open") ? "open" : ALL);
          }}
        />
      </search>
      <ListHeader count={formatCount(shown.length, "company", "companies")}>
        <SelectField label="Sort by" value={sort} options={choices.sorts} onChange={setSort} />
      </ListHeader>
      {shown.length === 0 ? (
        <EmptyState title="No data available">
          No company matches. Search for another name, or clear the filter.
        </EmptyState>
      ) : (
        <CardGrid
          label="Companies"
          entries={shown}
          entryId={({ company }) => company.id}
          card={(row) => <CompanyCard row={row} folds={folds} />}
        />
      )}
    </>
  );
}
