import type { OwnPlayer } from "@/components/fight/use-own-player";
import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { Age } from "@/components/reading/age";
import { useTimeSelector } from "@/components/window/use-now";
import { TORN } from "@/lib/api/sentences/countries";
import { HOUR_MS } from "@/lib/common/time";
import { formatMinutesSeconds } from "@/lib/format/durations";
import { formatCount, formatHundredths, formatWhole } from "@/lib/format/numbers";
import { formatDuration, formatGameMoment } from "@/lib/format/times";
import { ATTACK_ENERGY } from "@/lib/game/fight/own-attacks";
import { bestTargets, nextReleased } from "@/lib/game/fight/targets";

import type { ListRow } from "./rows";
import { obstacleText, rangeText, whenText } from "@/components/fight/fight-text";
import type { ListedTargets } from "./use-listed-targets";

/** The number of ready players, the best of them, and the best that the player's energy allows. */
export function ListHeadline({ listed }: { listed: ListedTargets }) {
  const { rows, query, isOld, nowMs, player } = listed;
  const { location, obstacle } = player;
  const isLater = obstacle !== null && location !== null;
  const bars = listed.bars.data;
  const ready = rows.filter(({ readiness }) => readiness === "ready");
  const energy = bars?.energy.current ?? 0;
  const { rows: best, attacks, respect } = bestTargets(ready, energy);
  const [first] = bestTargets(ready, ATTACK_ENERGY).rows;
  const lost = ready.filter(({ estimate }) => estimate.isLostLast).length;
  const next = nextReleased(rows, location, nowMs);
  const nextMs = next?.stateUntilMs ?? null;
  return (
    <PageHeadline
      figure={formatWhole(ready.length)}
      text={
        isOld && !isLater
          ? `ready as of ${formatGameMoment(query.fetchedAtMs, nowMs)}`
          : `ready ${whenText(obstacle, nowMs)}`
      }
      note={<Best row={first} player={player} nowMs={nowMs} />}
      status={[
        <Best key="best" row={first} player={player} nowMs={nowMs} isShort />,
        <Age key="age" name="the list" query={query} hasButtonOnPhones={false} />,
      ]}
      side={[
        {
          label: "Next out",
          value: nextMs === null ? "–" : <TimeLeft untilMs={nextMs} />,
          note:
            next === null ? (
              location === null ? (
                "depends on where you land"
              ) : (
                "nobody"
              )
            ) : (
              <WithNames names={[next.name]}>{`${next.name}, level ${next.level}`}</WithNames>
            ),
        },
        {
          label: "Your energy",
          value:
            bars === undefined
              ? "–"
              : `${formatWhole(energy)} of ${formatWhole(bars.energy.maximum)}`,
          note: bars === undefined ? "" : `${formatCount(attacks, "attack", "attacks")}, 25 each`,
        },
        {
          label:
            best.length === 0
              ? "Total of the best"
              : best.length === 1
                ? "Best one"
                : `Total of the best ${formatWhole(best.length)}`,
          value: best.length === 0 ? "–" : formatHundredths(respect),
          note:
            best.length === 0 ? (
              `an attack takes ${ATTACK_ENERGY} energy`
            ) : (
              <>
                {lost === 0
                  ? `respect for ${formatWhole(best.length * ATTACK_ENERGY)}`
                  : `respect, without ${formatWhole(lost)} who beat`}{" "}
                <span className="whitespace-nowrap">
                  {lost === 0 ? "energy" : "you"}{" "}
                  <Explain
                    title="the respect from the best targets"
                    lines={[
                      ...best.map(({ name, estimate }) => ({
                        label: name,
                        value: formatHundredths(estimate.respect.least),
                        names: [name],
                      })),
                      { label: "Total", value: formatHundredths(respect) },
                    ]}
                    note="The best ready targets your energy allows. Excludes players you have no recorded fight with and those who beat you last time."
                  />
                </span>
              </>
            ),
        },
      ]}
    />
  );
}

interface BestProps {
  row: ListRow | undefined;
  player: OwnPlayer;
  nowMs: number;
  isShort?: boolean;
}

/** The best of the ready players, or why there is none: only players in the same location can be attacked. */
function Best({ row, player: { obstacle, location }, nowMs, isShort = false }: BestProps) {
  if (obstacle !== null && location === null) return obstacleText(obstacle, nowMs);
  if (row === undefined) {
    const isAbroad = obstacle === null && location !== null && location !== TORN;
    return isAbroad ? "You’re abroad, and nobody there is ready" : "Nobody to recommend";
  }
  const { name, estimate } = row;
  return (
    <>
      Best: <b translate="no">{name}</b>, {rangeText(estimate.respect)} respect,{" "}
      {isShort ? "FF" : "fair fight"} {rangeText(estimate.fairFight)}
    </>
  );
}

function TimeLeft({ untilMs }: { untilMs: number }) {
  return useTimeSelector(1000, (nowMs) => {
    if (nowMs === 0) return "";
    const left = untilMs - nowMs;
    return left < HOUR_MS ? formatMinutesSeconds(left) : formatDuration(left);
  });
}
