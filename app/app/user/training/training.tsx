"use client";

import { Suspense } from "react";

import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { ViewLinks } from "@/components/list/view-links";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useNow, useNowAt } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { fingerprint } from "@/lib/api/transport/session";
import { dayStartMs, endOf, MINUTE_MS } from "@/lib/common/time";
import { resetsAtMs } from "@/lib/game/account/bars";
import { goalsOf } from "@/lib/game/training/special-gyms";
import { absenceOf } from "@/lib/game/travel/absence";
import { unknownPlayerStore } from "@/lib/store/account/player";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

import { Now } from "./now";
import { nowRows } from "./rows";
import { absenceText } from "./text";
import { TrainingHeadline } from "./training-headline";
import { LOG_PERIODS, useGymLog } from "./use-gym-log";
import {
  useLocation,
  usePlayerTraining,
  usePrefetchTraining,
  useTrainingChoices,
} from "./use-player-training";

const Jump = onDemand(() => import("./jump").then((l) => l.Jump));
const Plan = onDemand(() => import("./plan").then((l) => l.Plan));
const Log = onDemand(() => import("./log").then((l) => l.Log));

const VIEWS = [
  ["now", "Now"],
  ["jump", "Jump"],
  ["plan", "Plan"],
  ["log", "Log"],
] as const satisfies readonly Choice[];

/** The gym page: the gain from the player's energy, now and on the way to a goal. */
export function Training() {
  const session = useSession();
  // The input in the fields belongs to the player whose data is active, so another player's data remounts the views.
  const typedBy = `${fingerprint(session)} ${useStoredValue(unknownPlayerStore)}`;
  const [view, setView] = useUrlChoice("view", VIEWS, "now");
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const [period, setPeriod] = useUrlChoice("period", LOG_PERIODS, "30");
  const { choices } = useTrainingChoices();
  usePrefetchTraining();
  const player = usePlayerTraining(choices);
  const { profile, flight, isLoading } = useLocation();
  const { stats, perks, bars, cooldowns, gyms, gym } = player;
  const log = useGymLog(view === "log" ? period : "30", todayMs, {
    happyMaximum: bars.data?.happy.maximum ?? null,
    perks,
    gyms,
    isCorrected: choices.isCorrected,
  });
  const resetMs =
    bars.data === undefined ? null : resetsAtMs("happy", bars.data.happy, bars.fetchedAtMs);
  const awayUntilMs = absenceOf(profile, flight, 0)?.untilMs ?? null;
  const nowMs = useNowAt([resetMs, awayUntilMs].filter((atMs) => atMs !== null));
  const absence = absenceOf(profile, flight, nowMs);
  const goals = stats === null ? null : goalsOf(choices.goal, choices.goals, stats);
  const rows =
    bars.data === undefined
      ? null
      : nowRows({
          bars: bars.data,
          fetchedAtMs: bars.fetchedAtMs,
          nowMs,
          absence,
          gym,
          trainee: stats && { stats, perks, correction: log.correction },
          goalStat: goals?.next ?? null,
          isRefillUsed: player.isRefillUsed,
          drugReadyAtMs: readyAtMs(cooldowns.data?.drugSeconds, cooldowns.fetchedAtMs),
        });
  const shared = { player, log, rows, goals, absence, nowMs };
  const views = (
    <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
  );
  // The estimates are for the time after an absence, so nothing is shown that it would change.
  if (isLoading) {
    return (
      <>
        {views}
        <LoadingState text="Loading data..." rows={16} hasHeadline={view === "now"} />
      </>
    );
  }
  return (
    <>
      {views}
      {view === "now" && <TrainingHeadline {...shared} />}
      {view === "now" && absence?.freeAtMs === null && (
        <p role="note" className="mt-3">
          {absenceText(absence, nowMs)}
        </p>
      )}
      <FailedCalls parts={[...player.missing, log.missing]} />
      <Suspense key={typedBy} fallback={<LoadingState text="Loading data..." rows={16} />}>
        {view === "now" && <Now {...shared} onView={setView} />}
        {view === "jump" && <Jump {...shared} />}
        {view === "plan" && <Plan {...shared} />}
        {view === "log" && <Log {...shared} period={period} onPeriod={setPeriod} />}
      </Suspense>
    </>
  );
}

/** The time when a cooldown is over; null if unknown. */
const readyAtMs = (seconds: number | null | undefined, fetchedAtMs: number) =>
  endOf(null, seconds ?? null, fetchedAtMs);
