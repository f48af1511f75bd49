import { EmptyState } from "@/components/feedback/empty-state";
import { GameLink, PageLink } from "@/components/figures/row-links";
import { formatCount } from "@/lib/format/numbers";
import type { Job } from "@/lib/game/companies/company";

import { CITY_JOBS } from "./text";
import { useJobPoints } from "./use-own-job";

const JOB_LISTINGS = "https://www.torn.com/joblist.php";

/** A player without a company. */
export function NoCompany({ job }: { job: Exclude<Job, { kind: "company" }> }) {
  return job.kind === "none" ? (
    <EmptyState
      title="You’re not in a company"
      actions={
        <>
          <PageLink href="/app/torn/companies">Companies</PageLink>
          <GameLink href={JOB_LISTINGS}>Job listings in the game</GameLink>
        </>
      }
    >
      Once you join one, this page shows your effectiveness, job points and what another position
      would give.
    </EmptyState>
  ) : (
    <CityJob job={job} />
  );
}

function CityJob({ job: { name, position } }: { job: Extract<Job, { kind: "city" }> }) {
  const { data: jobPoints } = useJobPoints();
  const own = jobPoints?.city.find(({ job }) => job === name.toLowerCase());
  return (
    <EmptyState
      title={`You work in the city: ${name}${position === "" ? "" : `, ${position}`}`}
      actions={<PageLink href="/app/torn/companies">Companies</PageLink>}
    >
      City jobs have no stock, effectiveness or trains.
      {own && ` You have ${pointsText(own.points, CITY_JOBS[own.job] ?? name)}.`}
    </EmptyState>
  );
}

/** "84 Army job points". */
const pointsText = (points: number, job: string) =>
  formatCount(points, `${job} job point`, `${job} job points`);
