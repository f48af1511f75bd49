import { SectionHeader } from "@/components/figures/section-header";
import { PlayerLink } from "@/components/game/player-link";
import { workingStatsText } from "@/components/game/working-stats-text";
import { LongList } from "@/components/list/long-list";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";

import type { TodayProps } from "./today";

/** The players who have applied, with their working stats. Nothing without any. */
export function Applications({ company: { applications, details } }: TodayProps) {
  if (applications === null || applications.length === 0) return null;
  const free = details.data && details.data.employeesCapacity - details.data.employeesHired;
  return (
    <section aria-label="Applications" className="mt-6">
      <SectionHeader
        title="Applications"
        aside={
          free === undefined
            ? formatWhole(applications.length)
            : `${formatWhole(applications.length)}, ${formatCount(free, "position", "positions")} free`
        }
      />
      <LongList entries={applications}>
        {(shown) => (
          <ul aria-label="Applications">
            {shown.map(({ playerId, name, level, stats, expiresAtMs }, index) => (
              <li key={index} className="border-b py-1.5">
                <p className="pair">
                  <span>
                    <PlayerLink id={playerId}>{name}</PlayerLink>{" "}
                    <span className="text-muted-foreground">
                      level {orDash(level, formatWhole)}
                    </span>
                  </span>
                  <span>{expiresAtMs !== null && `until ${formatShortGameDay(expiresAtMs)}`}</span>
                </p>
                <p className="text-small text-muted-foreground">
                  {stats === null ? "Working stats unknown" : workingStatsText(stats) || "No stats"}
                </p>
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </section>
  );
}
