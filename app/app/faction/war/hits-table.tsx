import { useMemo, useState } from "react";

import { RowPlayerLink } from "@/components/game/row-player-link";
import { PlayerName } from "@/components/game/player-name";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { useTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { useNow } from "@/components/window/use-now";
import { warAttacksTimeline } from "@/lib/api/endpoints/faction-war-attacks";
import { accessFor } from "@/lib/api/transport/access";
import type { List } from "@/lib/api/transport/wire";
import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatHundredths, formatList, formatWhole } from "@/lib/format/numbers";
import { formatAge, formatGameMoment } from "@/lib/format/times";
import { hasLeft, membersById } from "@/lib/game/faction/member";
import type { Fighter } from "@/lib/game/fight/fighter";
import { warHits } from "@/lib/game/war/own-hits";

const CELL = "h-10 border-b border-row py-1 pr-2 text-right font-normal first:text-left last:pr-0";

/** The maximum number of members without a hit that are named; further members are counted. */
const MAX_NAMED = 12;

export interface HitsTableProps {
  members: List<Fighter>;
  ownId: number;
  enemyId: number;
  /** The start of the war. */
  fromMs: number;
}

/** Hits by member, from the attacks loaded so far: the newest page automatically, the rest of the war on request. */
export function HitsTable({ members, ownId, enemyId, fromMs }: HitsTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { entries, progress } = useTimeline(warAttacksTimeline(useSession()), { fromMs }, !isWhole);
  // Attacks before a gap aren't counted: the sentence names the time since which no attack is missing.
  const countedFromMs = Math.max(fromMs, progress.oldestLoadedMs);
  const hits = useMemo(
    () => warHits(entries, { ownId, enemyId, fromMs: countedFromMs }),
    [entries, ownId, enemyId, countedFromMs],
  );
  const nowMs = useNow(MINUTE_MS);
  const byId = useMemo(() => membersById(members.entries, members.dropped > 0), [members]);
  const rows = [...hits].sort(([, a], [, b]) => b.hits - a.hits || b.respect - a.respect);
  const withoutHits = members.entries.filter(({ id }) => !hits.has(id)).map(({ name }) => name);
  const isComplete = progress.oldestLoadedMs <= fromMs;
  const since = isComplete ? "the war began" : formatGameMoment(progress.oldestLoadedMs, nowMs);
  return (
    <>
      <p className="py-2 text-muted-foreground">
        {formatCount(sum(rows.map(([, one]) => one.hits)), "hit", "hits")} on the enemy since{" "}
        {since}.
      </p>
      {rows.length > 0 && (
        <table aria-label="Hits in this war" className="w-full text-base">
          <ColumnHeaders
            names={["Member", "Hits", "Respect", "Fair fight", "Last hit"]}
            cell={`${CELL} border-rule text-small`}
          />
          <tbody>
            {rows.map(([id, one]) => (
              <tr key={id}>
                <th scope="row" className={`${CELL} font-semibold wrap-anywhere`}>
                  <RowPlayerLink id={id}>
                    <PlayerName>{byId.get(id)?.name ?? one.name ?? `[${id}]`}</PlayerName>
                  </RowPlayerLink>
                  {hasLeft(id, byId) && (
                    <span className="font-normal text-muted-foreground"> has left</span>
                  )}
                </th>
                <td className={CELL}>{formatWhole(one.hits)}</td>
                <td className={CELL}>
                  {formatWhole(Math.round(one.respect - one.bonusRespect))}
                  {one.bonusHits > 0 && (
                    <span className="block text-small">+{formatWhole(one.bonusRespect)} bonus</span>
                  )}
                </td>
                <td className={CELL}>
                  {one.fairFight === null ? "–" : formatHundredths(one.fairFight)}
                </td>
                <td className={`${CELL} whitespace-nowrap`}>
                  <Ago text={formatAge(nowMs - one.lastMs)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {withoutHits.length > 0 && (
        <p className="py-2">
          <b className="font-semibold">No hits{isComplete ? "" : " found"} yet:</b>{" "}
          <span translate="no">{formatList(withoutHits, MAX_NAMED)}</span>.
        </p>
      )}
      {isWhole ? (
        <LoadProgressNote
          progress={progress}
          count={entries.length}
          names={["attack", "attacks"]}
          access={accessFor("faction/attacks")}
        />
      ) : (
        !isComplete && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              setIsWhole(true);
            }}
          >
            Load the whole war
          </Button>
        )
      )}
    </>
  );
}

/** "3 min ago"; "3 min" on very narrow screens, to leave room for names. */
function Ago({ text }: { text: string }) {
  const [age = "", rest] = text.split(" ago");
  return (
    <>
      {age}
      {rest !== undefined && <span className="max-[22rem]:sr-only"> ago</span>}
    </>
  );
}
