import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, listOf } from "@/lib/api/transport/wire";
import { sum } from "@/lib/common/numbers";
import type { Perks } from "@/lib/game/account/account";
import type { CourseReduction } from "@/lib/game/education/path";
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

/** The legacy answer has its lists at the top level; any of them identifies it. */
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

const BOOSTER_PERK = /(\d+) hours? of maximum booster cooldown/;

/** The hours that the faction's perks add to the maximum of the booster cooldown. */
export function boosterHours({ faction }: Pick<Perks, "faction">): number {
  const [hours] = faction.flatMap((perk) => BOOSTER_PERK.exec(perk)?.[1] ?? []);
  return Number(hours ?? 0);
}

/** "- 10% Education length", "+ 8% education length reduction", "+ 10% education course time reduction". */
const COURSE_PERK = /(\d+(?:\.\d+)?)\s*%.*\beducation\b.*\b(?:length|time|duration)\b/i;

/** By how many percent a player's perks shorten courses, by where they come from. */
export const courseReductions = (perks: Perks): readonly CourseReduction[] =>
  (Object.keys(perks) as (keyof Perks)[]).flatMap((source) => {
    const percent = sum(perks[source].map((perk) => Number(COURSE_PERK.exec(perk)?.[1] ?? 0)));
    return percent > 0 ? [{ source, percent }] : [];
  });
