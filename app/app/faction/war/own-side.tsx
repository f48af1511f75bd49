import { releasedText, stateText } from "@/components/faction/state-text";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { PlayerName } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { useTimeSelector } from "@/components/window/use-now";
import { useNowAt } from "@/components/window/use-now-at";
import type { List } from "@/lib/api/transport/wire";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { MAX_MEMBERS } from "@/lib/game/faction/member";
import { type WarMember, isInHospital, isInStay, availabilityOf } from "@/lib/game/war/war-member";

import { Age } from "./age";
import type { PolledQuery } from "./use-polling";

const LIT: Readonly<Record<string, number>> = { Online: 1, Idle: 0.5 };
const SEEN = ["Online", "Idle"];

const CELL = "h-10 border-b border-row py-1 pr-2 text-left font-normal last:pr-0 last:text-right";

interface OwnSideProps {
  /** Null where it is unknown. */
  name: string | null;
  members: PolledQuery<List<WarMember>>;
}

/** The own members who are there, and those in hospital. */
export function OwnSide({ name, members }: OwnSideProps) {
  const fighters = members.data?.entries ?? [];
  const nowMs = useNowAt([]);
  const count = (status: string) => fighters.filter(({ seen }) => seen.status === status).length;
  const rows = fighters
    .filter((one) => SEEN.includes(one.seen.status) || isInHospital(one, nowMs))
    .sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
  return (
    <section aria-labelledby="own" className="mt-6">
      <div className="flex min-h-11 items-end justify-between gap-2 border-b border-rule pb-1.5">
        <h2 id="own" className="min-w-0 font-display text-h2 font-medium wrap-anywhere">
          {name === null ? "Your members" : <span translate="no">{name}</span>}{" "}
          {members.data !== undefined && (
            <span className="font-sans text-base font-normal">
              {formatWhole(count("Online"))} online, {formatWhole(count("Idle"))} idle
            </span>
          )}
        </h2>
        <Age name="your members" query={members} />
      </div>
      <LongList entries={rows} part={MAX_MEMBERS}>
        {(drawn) => (
          <table aria-label="Your members" className="w-full text-base">
            <ColumnHeaders
              names={["Member", "Seen", "State"]}
              cell={`${CELL} border-rule text-small`}
            />
            <tbody>
              {drawn.map((one) => (
                <tr key={one.id}>
                  <th scope="row" className={`${CELL} font-semibold wrap-anywhere`}>
                    <PlayerName>{one.name}</PlayerName>
                  </th>
                  <td className={`${CELL} whitespace-nowrap`}>
                    <span className="flex items-center gap-2">
                      <ProgressCircle value={LIT[one.seen.status] ?? 0} className="size-4" />
                      {one.seen.status || "–"}
                    </span>
                  </td>
                  <td className={CELL}>
                    <Stay of={one} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </LongList>
    </section>
  );
}

const place = ({ seen }: WarMember) => {
  const at = SEEN.indexOf(seen.status);
  return at === -1 ? SEEN.length : at;
};

/** "Okay", "Hospital 37 min", "Hospital in Japan 37 min", "Traveling". */
function Stay({ of: one }: { of: WarMember }) {
  const { state, stateUntilMs, abroadIn } = one;
  return useTimeSelector(1000, (nowMs) => {
    if (availabilityOf(one, nowMs) === "okay") return "Okay";
    const words = stateText(state, abroadIn) || "–";
    if (stateUntilMs === null || nowMs === 0) return words;
    if (abroadIn !== null && !isInStay(one, nowMs)) return releasedText(abroadIn);
    return `${words} ${formatDuration(stateUntilMs - nowMs)}`;
  });
}
