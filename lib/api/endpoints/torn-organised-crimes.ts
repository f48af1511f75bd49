import { queryOptions } from "@tanstack/react-query";
import * as z from "@/lib/zod";

import { request } from "@/lib/api/client";
import type { Session } from "@/lib/api/session";
import { listOf, listOfNested, type Nested, textOrNull } from "@/lib/api/wire";
import type { CrimeDefinition, CrimeDefinitionSlot } from "@/lib/game/crimes/crime-definition";

/**
 * Today's slots are told apart by `position_info`; the older ones only had a number. Slots whose `name`
 * isn't text have been reported: those use their label.
 */
const slot = z.pipe(
  z
    .object({
      name: z.catch(textOrNull, null),
      position_info: z.nullish(z.object({ label: textOrNull })),
      required_item: z.nullish(
        z.object({ id: z.number(), name: z.nullish(z.string()), is_used: z.nullish(z.boolean()) }),
      ),
    })
    .check(z.refine((wire) => wire.name !== null || Boolean(wire.position_info))),
  z.transform(({ name, position_info: info, required_item: item }): CrimeDefinitionSlot => ({
    position: name ?? info?.label?.replace(/ #\d+$/, "") ?? "",
    label: info?.label ?? null,
    requiredItem: item
      ? { id: item.id, name: item.name ?? "", isUsed: item.is_used ?? false }
      : null,
  })),
);

const crime = z.pipe(
  z.object({
    name: z.string(),
    description: z.nullish(z.string()),
    difficulty: z.number(),
    spawn: z.nullish(z.object({ level: z.number(), name: z.string() })),
    scope: z.nullish(z.object({ cost: z.number(), return: z.number() })),
    prerequisite: textOrNull,
    slots: listOf(slot),
  }),
  z.transform(({ slots, ...wire }): Nested<CrimeDefinition> => ({
    record: {
      name: wire.name,
      description: wire.description ?? "",
      difficulty: wire.difficulty,
      spawn: wire.spawn ?? null,
      scope: wire.scope ?? null,
      prerequisite: wire.prerequisite,
      slots: slots.entries,
    },
    dropped: slots.dropped,
  })),
);

export const crimeDefinitionsWire = z.object({ organizedcrimes: listOfNested(crime) });

/** Every organised crime that the game has released. */
export function crimeDefinitionsQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "organizedcrimes"],
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/organizedcrimes", crimeDefinitionsWire, signal))
        .organizedcrimes,
  });
}
