import type { MissionGiver } from "@/lib/game/missions/mission";

import { judged, type Verdict } from "./verdict";

const GIVER = "Duke";
const OPEN = new Set(["Available", "Accepted"]);

/** Complete while Duke has no contract that is offered or accepted. Source: specification, section 4. */
export function missionsVerdict(
  givers: readonly MissionGiver[],
  { nowMs }: { nowMs: number },
): Verdict {
  const open = givers
    .filter(({ name }) => name === GIVER)
    .flatMap(({ contracts }) => contracts)
    .filter(({ status }) => OPEN.has(status));
  const expiries = open
    .flatMap(({ expiresAtMs }) => expiresAtMs ?? [])
    .filter((atMs) => atMs > nowMs);
  return judged(open.length === 0, {
    kind: "contracts",
    count: open.length,
    expiresAtMs: expiries.length === 0 ? null : Math.min(...expiries),
  });
}
