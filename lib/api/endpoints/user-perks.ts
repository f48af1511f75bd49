import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, listOf } from "@/lib/api/transport/wire";
import type { Perks } from "@/lib/game/account/account";
import * as z from "@/lib/zod";

const texts = z.pipe(
  listOf(z.string()),
  z.transform(({ entries }) => entries),
);

const currentShape = z.pipe(
  z.object({
    perks: z.object({
      faction: texts,
      job: texts,
      property: texts,
      education: texts,
      enhancer: texts,
      book: texts,
      stock: texts,
      merit: texts,
    }),
  }),
  z.transform(({ perks }): Perks => perks),
);

/** The legacy response has its lists at the top level. Any of them identifies it. */
const flat = z
  .record(z.string(), z.unknown())
  .check(z.refine((wire) => Object.keys(wire).some((key) => key.endsWith("_perks"))));

const legacyShape = z.pipe(
  z.pipe(
    flat,
    z.object({
      faction_perks: texts,
      job_perks: texts,
      property_perks: texts,
      education_perks: texts,
      enhancer_perks: texts,
      book_perks: texts,
      stock_perks: texts,
      merit_perks: texts,
    }),
  ),
  z.transform((wire): Perks => ({
    faction: wire.faction_perks,
    job: wire.job_perks,
    property: wire.property_perks,
    education: wire.education_perks,
    enhancer: wire.enhancer_perks,
    book: wire.book_perks,
    stock: wire.stock_perks,
    merit: wire.merit_perks,
  })),
);

export const perksWire = currentOrLegacy(currentShape, legacyShape);

/** The player's perks. */
export function perksQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "perks"],
    queryFn: ({ signal }) => request(session, "/user/perks", perksWire, signal),
  });
}
