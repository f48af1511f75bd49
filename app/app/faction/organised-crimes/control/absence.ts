import { BedDouble, DoorOpen, type LucideIcon, Plane } from "lucide-react";

import { formatGameMoment } from "@/lib/format/times";
import type { Absence } from "@/lib/game/crimes/need";

const PLACES: Readonly<Record<string, readonly [words: string, Icon: LucideIcon]>> = {
  Hospital: ["in hospital", BedDouble],
  Jail: ["in jail", DoorOpen],
  Federal: ["in federal jail", DoorOpen],
  Fallen: ["fallen", DoorOpen],
  Traveling: ["travelling", Plane],
  Abroad: ["abroad", Plane],
};

/** "in hospital until 14:20". */
export function absenceWords({ state, untilMs }: Absence, nowMs: number): string {
  const place = PLACES[state]?.[0] ?? (state === "" ? "state unknown" : state.toLowerCase());
  return untilMs === null ? place : `${place} until ${formatGameMoment(untilMs, nowMs)}`;
}

export const absenceIcon = ({ state }: Absence): LucideIcon => PLACES[state]?.[1] ?? BedDouble;
