import { SectionHeader } from "@/components/figures/section-header";
import { PlayerLink } from "@/components/game/player-link";
import { formatList } from "@/lib/format/numbers";
import { WEEK_STATS } from "@/lib/game/week/member-week";

import type { FormerMemberRow } from "./rows";
import { STAT_TEXT } from "./text";

/** Former members, with their known gains. No total includes them. */
export function FormerMembers({ rows }: { rows: readonly FormerMemberRow[] }) {
  return (
    <section aria-label="Left the faction" className="mt-6">
      <SectionHeader title="Left the faction" aside="Not included above" />
      <ul>
        {rows.map(({ id, name, gains }) => (
          <li key={id} className="border-b border-row py-2">
            <PlayerLink id={id}>{name ?? `[${id}]`}</PlayerLink>{" "}
            <span className="text-muted-foreground">
              {formatList(
                WEEK_STATS.flatMap((stat) => {
                  const gain = gains[stat] ?? 0;
                  return gain > 0 ? [STAT_TEXT[stat].gainText(gain)] : [];
                }),
                4,
              ) || "no data for this period"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
