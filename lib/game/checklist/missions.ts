import { type MissionGiver, openContracts } from "@/lib/game/missions/mission";

import { checkResult, type CheckResult } from "./check-result";

/** Open ones; the next expiry is null if none expires. */
export interface Contracts {
  count: number;
  expiresAtMs: number | null;
}

/** Complete while Duke has no contract that is offered or accepted. Source: contract 7.6. */
export function checkMissions(
  givers: readonly MissionGiver[],
  { nowMs }: { nowMs: number },
): CheckResult<Contracts> {
  const open = openContracts(givers);
  const expiries = open
    .flatMap(({ expiresAtMs }) => expiresAtMs ?? [])
    .filter((atMs) => atMs > nowMs);
  return checkResult(open.length === 0, {
    count: open.length,
    expiresAtMs: expiries.length === 0 ? null : Math.min(...expiries),
  });
}
