"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { FailedCall } from "@/components/feedback/retry-advice";
import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { workingStatNames, workingStatsText } from "@/components/game/working-stats-text";
import { CardGrid, ListHeader } from "@/components/list/card-grid";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { Chips } from "@/components/list/toggles";
import {
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { ALL } from "@/components/window/choice";
import { useLinkedOpened } from "@/components/window/use-linked-opened";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice } from "@/components/window/use-url-value";
import { companyTypesQuery } from "@/lib/api/endpoints/torn-companies";
import { jobQuery } from "@/lib/api/endpoints/user-job";
import { workStatsQuery } from "@/lib/api/endpoints/user-workstats";
import { nearestName } from "@/components/list/name-search";
import { sum } from "@/lib/common/numbers";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import type { WorkingStats } from "@/lib/game/account/account";

import { CompanyCard, CompanyLines } from "./company-card";
import {
  choicesFor,
  type CompanyRow,
  companyRows,
  filterCompanies,
  mostGain,
  nearest,
  openCount,
  positionChips,
} from "./filters";
import { PLACEHOLDER } from "./placeholder";
import { DIRECTOR_GAIN } from "./text";

interface CompaniesProps {
  /** The access that the page requires of a key, in words. */
  access: string;
}

export function Companies({ access }: CompaniesProps) {
  const session = useSession();
  // Requested in parallel with the companies, which this component waits for.
  usePrefetchQuery(jobQuery(session));
  usePrefetchQuery(workStatsQuery(session));
  const { data: companies } = useSuspenseQuery(companyTypesQuery(session));
  // Awaited, since the list begins with the player's own.
  const job = useOptionalSuspenseQuery(jobQuery(session));
  const workStats = useOptionalQuery(workStatsQuery(session));
  const stats = workStats.data ?? null;
  const [text, setText] = useUrlText("q");
  const choices = choicesFor(stats);
  const [positions, setPositions] = useUrlChoice<string>("positions", choices.positions, ALL);
  const [sort, setSort] = useUrlChoice("sort", choices.sorts, stats === null ? "name" : "gain");
  const openSections = useLinkedOpened("company");

  const rows = useMemo(
    () => companyRows(companies.entries, stats, job.data),
    [companies, stats, job.data],
  );
  const chips = useMemo(() => positionChips(rows), [rows]);
  const shown = useMemo(
    () => filterCompanies(rows, { text, positions, sort }),
    [rows, text, positions, sort],
  );
  const card = useCallback(
    (row: CompanyRow) => <CompanyCard row={row} openSections={openSections} />,
    [openSections],
  );
  const lines = useCallback(
    (row: CompanyRow) => <CompanyLines row={row} openSections={openSections} sort={sort} />,
    [openSections, sort],
  );

  // The headline and the chip need the working stats, so everything appears together.
  if (workStats.data === undefined && workStats.error === null) {
    return <LoadingState text="Loading data..." {...PLACEHOLDER} />;
  }
  if (rows.length === 0) {
    return <EmptyState title="The game lists no companies" />;
  }
  return (
    <>
      <CompaniesHeadline rows={rows} stats={stats} />
      <FailedCall path="user/job" {...job}>
        Couldn’t load your job, so your company isn’t marked.
      </FailedCall>
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
        <NoMatch
          what="companies"
          text={text}
          nearest={nearestName(
            rows.map(({ company }) => company.name),
            text,
          )}
          onSearch={setText}
          filters={filtersInUse([positions, choices.positions, ALL])}
          onClearFilters={() => {
            setPositions(ALL);
          }}
        />
      ) : (
        <CardGrid
          label="Companies"
          entries={shown}
          entryId={({ company }) => company.id}
          card={card}
          row={lines}
        />
      )}
    </>
  );
}

interface CompaniesHeadlineProps {
  rows: readonly CompanyRow[];
  stats: WorkingStats | null;
}

/**
 * The position with the most working stats per day of those that the player qualifies for. Without one, the number of positions
 * that they qualify for; a dash if the working stats are unknown.
 */
function CompaniesHeadline({ rows, stats }: CompaniesHeadlineProps) {
  const positions = sum(rows.map(({ company }) => company.positions.length));
  const open = sum(rows.map((row) => openCount(row) ?? 0));
  const count = orDash(stats === null ? null : open, formatWhole);
  const next = nearest(rows);
  const most = mostGain(rows);
  const own = rows.find(({ ownPosition }) => ownPosition !== null);
  const explained = stats !== null && (
    <Explain
      title="the positions you qualify for"
      lines={[
        { label: "Your manual labor", value: formatWhole(stats.manualLabor) },
        { label: "Your intelligence", value: formatWhole(stats.intelligence) },
        { label: "Your endurance", value: formatWhole(stats.endurance) },
        { label: "Positions in all companies", value: formatWhole(positions) },
        { label: "Requirements met", value: formatWhole(open) },
      ]}
    />
  );
  const closest = {
    label: "Closest to qualifying",
    value: next === null ? "–" : `${formatWhole(next.opening.missingTotal)} short`,
    note:
      next === null
        ? stats === null
          ? "Unknown"
          : "You qualify for all"
        : withNames(
            next.opening.position.name,
            next,
            `${workingStatNames(next.opening.missing)}: `,
          ),
  };

  if (stats === null || !most?.gain) {
    return (
      <PageHeadline
        figure={`${count} of ${formatWhole(positions)}`}
        text="positions you qualify for"
        note={
          stats === null ? (
            "Couldn’t load your working stats, so we can’t tell which."
          ) : (
            <>
              With {workingStatsText(stats) || "no working stats yet"}. {explained}
            </>
          )
        }
        status={[
          next !== null &&
            withNames(
              next.opening.position.name,
              next,
              `${workingStatsText(next.opening.missing)} short of `,
            ),
        ]}
        side={[closest]}
      />
    );
  }
  const { position, perDay } = most.gain;
  return (
    <PageHeadline
      figure={`+${formatWhole(perDay)} stats a day`}
      text={`as ${position.name}`}
      names={[position.name]}
      note={
        <>
          The most working stats you can gain: {withNames(position.name, most)}.{" "}
          {own && <>Your job: {ownText(own)}. </>}
          {explained}
        </>
      }
      status={[
        <span key="company" translate="no">
          {most.company.name}
        </span>,
        own ? <span key="own">you: {ownText(own)}</span> : `${count} positions fit you`,
      ]}
      side={[
        {
          label: "You qualify for",
          value: count,
          note: `of ${formatCount(positions, "position", "positions")}`,
        },
        closest,
      ]}
    />
  );
}

/** "Stylist, Hair Salon, +60 a day"; without the gain if it is unknown. */
const ownText = (own: CompanyRow) => (
  <>
    {withNames(own.ownPosition, own)}
    {own.ownPerDay !== null && `, +${formatWhole(own.ownPerDay)} a day`}
    {own.isDirector && <span className="max-md:hidden">, {DIRECTOR_GAIN} a day</span>}
  </>
);

/** `before`, then the names of the position and the company: "Sales Assistant, Toy Shop". Browsers don't translate the names. */
function withNames(position: string | null, { company }: Pick<CompanyRow, "company">, before = "") {
  const names = [position ?? "", company.name].filter(Boolean);
  return <WithNames names={names}>{`${before}${names.join(", ")}`}</WithNames>;
}
