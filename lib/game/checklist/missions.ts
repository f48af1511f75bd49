import { type MissionGiver, openContracts } from "@/lib/game/missions/mission";

import { judged, type Verdict } from "./verdict";

/** Complete while Duke has no contract that is offered or accepted. Source: specification, section 4. */
export function missionsVerdict(
  givers: readonly MissionGiver[],
  { nowMs }: { nowMs: number },
): Verdict {
  const open = openContracts(givers);
  const expiries = open
    .flatMap(({ expiresAtMs }) => expiresAtMs ?? [])
    .filter((atMs) => atMs > nowMs);
  return judged(open.length === 0, {
    kind: "contracts",
    count: open.length,
    expiresAtMs: expiries.length === 0 ? null : Math.min(...expiries),
  });
}
