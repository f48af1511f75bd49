import { PageHeadline } from "@/components/figures/page-headline";
import { formatWhole } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { type Bar, fullAtMs, resetsAtMs } from "@/lib/game/account/bars";
import type { StatGoals } from "@/lib/game/training/special-gyms";
import type { Absence } from "@/lib/game/travel/absence";

import type { NowRows } from "./rows";
import { formatSignedPoints, onceFree } from "./text";
import type { GymLog } from "./use-gym-log";
import type { PlayerTraining } from "./use-player-training";

export interface ViewProps {
  player: PlayerTraining;
  log: GymLog;
  /** Null without bars. */
  rows: NowRows | null;
  /** The requirements of the goal; null without a goal or without stats. */
  goals: StatGoals | null;
  /** The reason why the player can't use the gym; null if none is known. */
  absence: Absence | null;
  nowMs: number;
}

/** The headline of the Now view: the gain from all energy now, or once the player is back to train. */
export function TrainingHeadline({ player: { bars, gym }, log, rows, absence, nowMs }: ViewProps) {
  const {
    now,
    available,
    freeAtMs = null,
    chosen = null,
    full = null,
    forecast = null,
    gains = null,
    nextTrainAtMs = null,
  } = rows ?? {};
  const when = absence === null ? "now" : whenFree(absence, nowMs);
  const [figure, text] =
    now === undefined || available === undefined
      ? ["–", "energy"]
      : full && nextTrainAtMs !== null
        ? [formatGameMoment(nextTrainAtMs, nowMs), "next train"]
        : full || !chosen
          ? [formatWhole((full ? now : available).energy), `energy ${full ? "now" : when}`]
          : [`About ${formatSignedPoints(chosen.estimate.expected)}`, `${chosen.stat} ${when}`];
  const figures = now && available && (
    <>
      {formatWhole(full ? now.energy : (chosen?.formula.energy ?? available.energy))}
      {full && gym && ` of ${gym.energyPerTrain}`} energy,{" "}
      {formatWhole((full ? now : available).happy)} happy
      {gym && (
        <>
          , <span translate="no">{gym.name}</span>
        </>
      )}
    </>
  );
  const once = absence !== null && freeAtMs !== null && !full ? onceFree(absence) : null;
  const note = figures && (
    <>
      {figures}
      {once !== null && `, ${once}`}
    </>
  );
  const total = forecast?.total ?? null;
  return (
    <PageHeadline
      figure={figure}
      text={text}
      note={note}
      status={[figures, once]}
      side={[
        {
          label: "Happy",
          value:
            now && bars.data
              ? `${formatWhole(now.happy)}/${formatWhole(bars.data.happy.maximum)}`
              : "–",
          note: bars.data ? happyText(bars.data.happy, bars.fetchedAtMs, nowMs) : "unknown",
        },
        {
          label: "Energy until 00:00",
          value: total === null ? "–" : formatWhole(total),
          note:
            gains === null || gains.total === null || !chosen
              ? "no estimate"
              : `about ${formatSignedPoints(gains.total)} ${chosen.stat}`,
        },
        { label: "Your log", ...logFigure(log) },
      ]}
    />
  );
}

/** "full Sun 08:30", "resets to 5,025 at 10:45". */
export function happyText(happy: Bar, fetchedAtMs: number, nowMs: number): string {
  const resetMs = resetsAtMs("happy", happy, fetchedAtMs);
  if (resetMs !== null && nowMs < resetMs) {
    return `resets to ${formatWhole(happy.maximum)} at ${formatGameMoment(resetMs, nowMs)}`;
  }
  const fullMs = fullAtMs("happy", happy, fetchedAtMs);
  if (resetMs !== null || (fullMs !== null && fullMs <= nowMs)) return "full";
  return fullMs === null ? "" : `full ${formatGameMoment(fullMs, nowMs)}`;
}

/** "at 15:00", "once you’re back". */
const whenFree = (absence: Absence, nowMs: number) =>
  absence.freeAtMs === null ? onceFree(absence) : `at ${formatGameMoment(absence.freeAtMs, nowMs)}`;

const percent = (ratio: number) => formatWhole(Math.round(ratio * 100));

/** "103%", "of the formula’s gains (98–109%)". */
function logFigure({ correction, uncompared }: GymLog) {
  const { state, sessions, expected, low, high } = correction;
  if (uncompared !== null) return { value: "–", note: "unknown" };
  if (state === "jumps") return { value: "–", note: "mostly jumps" };
  if (state === "few") return { value: "–", note: `${sessions} of 10 sessions` };
  return {
    value: `${percent(expected)}%`,
    note: `of the formula’s gains (${percent(low)}–${percent(high)}%)`,
  };
}
