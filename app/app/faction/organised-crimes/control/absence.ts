import { BedDouble, DoorOpen, type LucideIcon, Plane } from "lucide-react";

import { placeText } from "@/components/faction/state-text";
import { formatGameMoment } from "@/lib/format/times";
import type { Absence } from "@/lib/game/crimes/crime-problem";

const PLACES: Readonly<Record<string, readonly [words: string, Icon: LucideIcon]>> = {
  Hospital: ["in hospital", BedDouble],
  Jail: ["in jail", DoorOpen],
  Federal: ["in federal jail", DoorOpen],
  Fallen: ["fallen", DoorOpen],
  Traveling: ["travelling", Plane],
  Abroad: ["abroad", Plane],
};

/** "in hospital until 14:20"; abroad "in hospital in Japan until 14:20, then still abroad". */
export function absenceText({ state, untilMs, abroadIn }: Absence, nowMs: number): string {
  const word = PLACES[state]?.[0] ?? (state === "" ? "state unknown" : state.toLowerCase());
  const place = abroadIn === null ? word : `${word} ${placeText(abroadIn)}`;
  if (untilMs === null) return place;
  if (abroadIn !== null && untilMs <= nowMs) return placeText(abroadIn);
  const until = `${place} until ${formatGameMoment(untilMs, nowMs)}`;
  return abroadIn === null ? until : `${until}, then still abroad`;
}

export const absenceIcon = ({ state }: Absence): LucideIcon => PLACES[state]?.[1] ?? BedDouble;
