import { useMemo } from "react";

import { useTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { useNow } from "@/components/window/use-now";
import { ownAttacksTimeline } from "@/lib/api/endpoints/user-attacks";
import { DAY_MS, dayStartMs, MINUTE_MS, WEEK_MS } from "@/lib/common/time";
import { attackAtMs } from "@/lib/game/faction/attacks";
import {
  decidedAttacks,
  outgoingOf,
  recordsByTarget,
  recordsByWeek,
} from "@/lib/game/fight/own-attacks";
import { weekStartMs } from "@/lib/game/week/span";

const DAYS = { week: 7, month: 30, year: 365 } as const;
const WEEKS = 13;

/** The loaded attacks of the period that ends now, also by target and by week. */
export function useOwnAttacks(playerId: number, span: keyof typeof DAYS | "13-weeks") {
  const session = useSession();
  const nowMs = useNow(MINUTE_MS);
  // The current week is one of the 13.
  const fromMs =
    span === "13-weeks"
      ? weekStartMs(nowMs) - (WEEKS - 1) * WEEK_MS
      : dayStartMs(nowMs) - DAYS[span] * DAY_MS;
  const source = useMemo(() => ownAttacksTimeline(session, "outgoing"), [session]);
  const range = useMemo(() => ({ fromMs }), [fromMs]);
  const { entries, progress } = useTimeline(source, range);
  const attacks = useMemo(
    () => outgoingOf(entries, playerId).filter((attack) => attackAtMs(attack) >= fromMs),
    [entries, playerId, fromMs],
  );
  const byTarget = useMemo(() => recordsByTarget(attacks, playerId), [attacks, playerId]);
  const byWeek = useMemo(
    () => recordsByWeek(attacks, playerId, { fromMs, toMs: nowMs }, progress.oldestLoadedMs),
    [attacks, playerId, fromMs, nowMs, progress.oldestLoadedMs],
  );
  const decided = useMemo(() => decidedAttacks(attacks, playerId), [attacks, playerId]);
  return { attacks, byTarget, byWeek, decided, fromMs, nowMs, progress };
}
