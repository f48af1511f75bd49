import { Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { PageLink } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { PlayerLink } from "@/components/game/player-link";
import { WithNames } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import type { WorkingStats } from "@/lib/game/account/account";
import type { CompanyApplication } from "@/lib/game/companies/company";
import type { CompanyPosition } from "@/lib/game/companies/company-type";
import { pointsByPosition } from "@/lib/game/companies/position-points";

import { statsText } from "./text";
import type { TodayProps } from "./today";
import { useCompanyType } from "./use-company";

/** The number of positions that an application names. The Employees view has all of them. */
const NAMED = 2;

/** The players who have applied, with their working stats; once they are in view, also with the points that these give. */
export function Applications({ company: { applications, details } }: TodayProps) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useInView(section);
  if (applications === null) return null;
  const free = details.data && details.data.employeesCapacity - details.data.employeesHired;
  const hasStats = applications.some(({ stats }) => stats !== null);
  return (
    <section ref={section} aria-label="Applications" className="mt-6">
      <SectionHeader title="Applications" aside={formatWhole(applications.length)}>
        {free !== undefined && (
          <span className="px-2.5 text-muted-foreground">
            {formatCount(free, "position", "positions")} free
          </span>
        )}
      </SectionHeader>
      <Suspense fallback={<List applications={applications} points="loading" />}>
        {isSeen && hasStats ? (
          <ListWithPoints applications={applications} typeId={details.data?.typeId ?? null} />
        ) : (
          <List applications={applications} points={hasStats ? "loading" : null} />
        )}
      </Suspense>
    </section>
  );
}

interface ListWithPointsProps {
  applications: readonly CompanyApplication[];
  typeId: number | null;
}

function ListWithPoints({ applications, typeId }: ListWithPointsProps) {
  const { type, missing } = useCompanyType(typeId);
  return (
    <>
      <FailedCalls parts={[missing]} />
      <List applications={applications} points={type?.positions ?? null} />
      {type && (
        <PageLink href="/app/user/company?view=employees">Points in every position</PageLink>
      )}
    </>
  );
}

interface ListProps {
  applications: readonly CompanyApplication[];
  /** The positions that they have points in; null for none. */
  points: readonly CompanyPosition[] | "loading" | null;
}

const List = ({ applications, points }: ListProps) => (
  <LongList entries={applications}>
    {(shown) => (
      <ul aria-label="Applications">
        {shown.map(({ playerId, name, level, stats, expiresAtMs }, index) => (
          <li key={index} className="border-b py-1.5">
            <p className="pair">
              <span>
                <PlayerLink id={playerId}>{name}</PlayerLink>{" "}
                <span className="text-muted-foreground">level {orDash(level, formatWhole)}</span>
              </span>
              <span>{expiresAtMs !== null && `until ${formatShortGameDay(expiresAtMs)}`}</span>
            </p>
            {stats !== null && points !== null && (
              <p>
                {points === "loading" ? "\u00A0" : <BestPoints stats={stats} positions={points} />}
              </p>
            )}
            <p className="text-small text-muted-foreground">
              {stats === null ? "Working stats unknown" : statsText(stats) || "No stats"}
            </p>
          </li>
        ))}
      </ul>
    )}
  </LongList>
);

/** "Cleaner 111, Delivery Driver 99". */
function BestPoints({
  stats,
  positions,
}: {
  stats: WorkingStats;
  positions: readonly CompanyPosition[];
}) {
  const best = pointsByPosition(stats, positions).slice(0, NAMED);
  return (
    <WithNames names={best.map(({ name }) => name)}>
      {best.map(({ name, points }) => `${name} ${formatWhole(points)}`).join(", ")}
    </WithNames>
  );
}
