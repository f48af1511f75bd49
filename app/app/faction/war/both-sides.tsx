import { SectionHeader } from "@/components/figures/section-header";
import { useNow } from "@/components/window/use-now";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { MINUTE_MS } from "@/lib/game/time/time";
import { type Strength, strengthOf } from "@/lib/game/war/strength";
import type { WarMember } from "@/lib/game/war/war-member";

interface Side {
  id: number;
  name: string;
  fighters: readonly WarMember[] | undefined;
}

const ROWS: readonly (readonly [title: string, value: (strength: Strength) => string])[] = [
  ["Members", ({ members }) => formatWhole(members)],
  ["Level, on average", ({ level }) => orDash(level, (mean) => formatWhole(Math.round(mean)))],
  ["Online", ({ online }) => formatWhole(online)],
  ["Active in the last hour", ({ lastHour }) => formatWhole(lastHour)],
  ["Active in the last 24 hours", ({ lastDay }) => formatWhole(lastDay)],
];

const CELL = "h-10 border-b border-row py-1 pl-2 text-right font-normal";

/** Both factions beside each other, while the war is only announced. */
export function BothSides({ own, enemy }: { own: Side; enemy: Side }) {
  const nowMs = useNow(MINUTE_MS);
  const sides = [own, enemy].map(({ id, name, fighters }) => ({
    id,
    name,
    strength: fighters === undefined ? null : strengthOf(fighters, nowMs),
  }));
  return (
    <section aria-label="Both factions" className="md:mt-2 max-md:mt-6">
      <SectionHeader title="Both factions" />
      <table aria-label="Both factions" className="w-full text-base">
        <thead>
          <tr>
            <td className={CELL} />
            {sides.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                translate="no"
                className={`${CELL} text-small wrap-anywhere`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([title, value]) => (
            <tr key={title}>
              <th scope="row" className={`${CELL} pl-0 text-left`}>
                {title}
              </th>
              {sides.map(({ id, strength }) => (
                <td key={id} className={CELL}>
                  {strength === null ? "–" : value(strength)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
