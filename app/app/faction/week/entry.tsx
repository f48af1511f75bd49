import { PlayerLink } from "@/components/game/player-link";
import { Leader, Leaders } from "@/components/state/leaders";
import { formatMoneyShort, orDash } from "@/lib/format/numbers";
import { WEEK_STATS } from "@/lib/game/week/week-stats";

import type { WeekRow } from "./rows";
import { Gain, StateNote } from "./values";
import { STAT_WORDS } from "./words";

/** A member on a phone. */
export function WeekEntry(row: WeekRow) {
  return (
    <>
      <div className="pair text-read">
        <PlayerLink id={row.id}>{row.name}</PlayerLink>
        <StateNote {...row} />
      </div>
      {row.state === "compared" && (
        <Leaders>
          {WEEK_STATS.map((stat) => (
            <Leader
              key={stat}
              label={STAT_WORDS[stat].name}
              value={<Gain row={row} stat={stat} />}
            />
          ))}
          <Leader
            label="Money brought"
            value={orDash(row.brought?.money ?? null, formatMoneyShort)}
          />
        </Leaders>
      )}
    </>
  );
}
