import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { workingStatsText } from "@/components/game/working-stats-text";
import { formatWhole, orDash } from "@/lib/format/numbers";
import type { WorkStats } from "@/lib/game/account/work-stats";
import { sum } from "@/lib/game/money/sum";

import { type CompanyRow, nearest, openCount } from "./rows";

/** "Sales Assistant, Toy Shop", with words of ours before it. */
function withNames({ opening, company }: NonNullable<ReturnType<typeof nearest>>, before = "") {
  const names = [opening.position.name, company.name];
  return <WithNames names={names}>{`${before}${names.join(", ")}`}</WithNames>;
}

/** How many positions the player may take, as far as the working stats are known. */
export function CompaniesHeadline({
  rows,
  stats,
}: {
  rows: readonly CompanyRow[];
  stats: WorkStats | null;
}) {
  const positions = sum(rows.map(({ company }) => company.positions.length));
  const counts = rows.map((row) => openCount(row) ?? 0);
  const known = (count: number) => orDash(stats === null ? null : count, formatWhole);
  const next = nearest(rows);
  return (
    <PageHeadline
      figure={`${known(sum(counts))} of ${formatWhole(positions)}`}
      text="positions open to you"
      note={
        stats === null ? (
          "Which ones are open to you depends on your working stats, which couldn’t be read."
        ) : (
          <>
            With {workingStatsText(stats) || "no working stats yet"}.{" "}
            <Explain
              title="the number of positions open to you"
              lines={[
                { label: "Your manual labor", value: formatWhole(stats.manualLabor) },
                { label: "Your intelligence", value: formatWhole(stats.intelligence) },
                { label: "Your endurance", value: formatWhole(stats.endurance) },
                { label: "Positions in all companies", value: formatWhole(positions) },
                { label: "Whose requirements you meet", value: formatWhole(sum(counts)) },
              ]}
            />
          </>
        )
      }
      status={[
        next === null
          ? stats !== null && "All are open"
          : withNames(next, `${workingStatsText(next.opening.missing)} short of `),
      ]}
      side={[
        {
          label: "Companies with one",
          value: known(counts.filter((count) => count > 0).length),
          note: `of ${formatWhole(rows.length)}`,
        },
        {
          label: "Closest to opening",
          value: next === null ? "–" : `${formatWhole(next.opening.missingTotal)} short`,
          note: next === null ? (stats === null ? "Not known" : "All are open") : withNames(next),
        },
      ]}
    />
  );
}
