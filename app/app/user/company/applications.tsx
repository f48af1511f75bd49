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
      <List
        applications={applications}
        typeId={details.data?.typeId ?? null}
        arePointsWanted={isSeen}
      />
      {isSeen && hasStats && (
        <Suspense fallback={null}>
          <PointsNotes typeId={details.data?.typeId ?? null} />
        </Suspense>
      )}
    </section>
  );
}

/** What to know about the points: that they couldn't be loaded, or where all of them are. */
function PointsNotes({ typeId }: { typeId: number | null }) {
  const { type, missing } = useCompanyType(typeId);
  return (
    <>
      <FailedCalls parts={[missing]} />
      {type && (
        <PageLink href="/app/user/company?view=employees">Points in every position</PageLink>
      )}
    </>
  );
}

interface ListProps {
  applications: readonly CompanyApplication[];
  typeId: number | null;
  /** False until the list is in view. */
  arePointsWanted: boolean;
}

const List = ({ applications, typeId, arePointsWanted }: ListProps) => (
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
            {stats !== null && (
              // Only this line waits for the points, so that a link above keeps its focus.
              <Suspense fallback={POINTS_TO_COME}>
                {arePointsWanted ? <BestPoints stats={stats} typeId={typeId} /> : POINTS_TO_COME}
              </Suspense>
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

const POINTS_TO_COME = <p>{"\u00A0"}</p>;

/** "Cleaner 111, Delivery Driver 99"; nothing if the positions are unknown. */
function BestPoints({ stats, typeId }: { stats: WorkingStats; typeId: number | null }) {
  const { type } = useCompanyType(typeId);
  if (type === null) return null;
  const best = pointsByPosition(stats, type.positions).slice(0, NAMED);
  return (
    <p>
      <WithNames names={best.map(({ name }) => name)}>
        {best.map(({ name, points }) => `${name} ${formatWhole(points)}`).join(", ")}
      </WithNames>
    </p>
  );
}
