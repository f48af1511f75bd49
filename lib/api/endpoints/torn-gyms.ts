import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { listOf, numberOrNull, numericId, textOrNull } from "@/lib/api/transport/wire";
import { dotsOf, type Gym } from "@/lib/game/training/gym";
import * as z from "@/lib/zod";

const dots = {
  strength: z.number(),
  defense: z.number(),
  speed: z.number(),
  dexterity: z.number(),
};

const currentShape = z.pipe(
  z.object({
    id: z.number(),
    name: z.string(),
    class: z.string(),
    energy_cost: z.number(),
    cost: numberOrNull,
    modifiers: z.object(dots),
    note: textOrNull,
  }),
  z.transform((wire): Gym => ({
    id: wire.id,
    name: wire.name,
    isSpecial: wire.class === "Specialist",
    energyPerTrain: wire.energy_cost,
    cost: wire.cost,
    dots: dotsOf(wire.modifiers),
    note: wire.note,
  })),
);

/** The stage of special gyms in the legacy shape. */
const SPECIALIST_STAGE = 4;

/** The legacy map by id: flat, with its dots ten times as high. */
const legacyShape = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    stage: numberOrNull,
    energy: z.number(),
    cost: numberOrNull,
    ...dots,
    note: textOrNull,
  }),
  z.transform((wire): Gym => ({
    id: wire.id,
    name: wire.name,
    isSpecial: wire.stage === SPECIALIST_STAGE,
    energyPerTrain: wire.energy,
    cost: wire.cost,
    dots: dotsOf(wire),
    note: wire.note,
  })),
);

export const gymsWire = z.object({ gyms: listOf(z.union([currentShape, legacyShape])) });

/** Every gym of the game, special ones included. */
export function gymsQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "gyms"],
    queryFn: async ({ signal }) => (await request(session, "/torn/gyms", gymsWire, signal)).gyms,
  });
}
