import type { Paid, PayTerms } from "@/lib/game/treasury/pay-terms";
import { id, lenientArray, text, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The maximum number of wars and chains. Those that were changed longest ago are removed. */
export const MAX_PAYS = 20;
const MAX_ADJUSTMENTS = 200;
const MAX_VOIDED = 500;
/** The maximum number of characters in a player's name. */
const NAME_LENGTH = 50;
/** The maximum number of characters in a reason. */
const REASON_LENGTH = 100;

const percent = z.number().check(z.nonnegative(), z.maximum(100));
const money = z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER));
const change = z
  .int()
  .check(z.minimum(-Number.MAX_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER));
const maxHits = z.nullable(z.int().check(z.nonnegative(), z.maximum(1_000_000)));

const byKind = (value: z.ZodMiniType<number>) =>
  z.object({
    war: value,
    outside: value,
    assist: value,
    loss: value,
    retaliation: value,
    bonus: value,
  });

const weight = z.number().check(z.nonnegative(), z.maximum(1_000_000));

const rules = z.object({
  kind: z.enum(["hits", "score", "prices"]),
  hits: z.object({
    kind: z.literal("hits"),
    weights: byKind(weight),
    maxHits,
    equalPercent: percent,
  }),
  score: z.object({
    kind: z.literal("score"),
    countsBonusHits: z.boolean(),
    equalPercent: percent,
    perAssist: money,
  }),
  prices: z.object({
    kind: z.literal("prices"),
    prices: byKind(money),
    maxHits,
    // Absent in what earlier versions stored, as the two below.
    perHitTaken: z.pipe(
      z.nullish(money),
      z.transform((dollars) => dollars ?? 0),
    ),
  }),
});

const voided = z.object({
  id,
  memberId: id,
  atMs: timestampMs,
  kind: z.enum(["war", "outside", "assist", "loss"]),
  respect: z.number().check(z.nonnegative(), z.maximum(1_000_000)),
  bonusHit: z.nullable(id),
  isRetaliation: z.boolean(),
  isAbroad: z.boolean(),
  target: text(NAME_LENGTH),
  reason: text(REASON_LENGTH),
});

const schema = lenientArray(
  z.object({
    kind: z.enum(["war", "chain"]),
    id,
    rules,
    income: z.nullable(money),
    costs: z.nullable(money),
    keptPercent: percent,
    adjustments: lenientArray(
      z.object({ memberId: id, money: change, reason: text(REASON_LENGTH) }),
      MAX_ADJUSTMENTS,
    ),
    voided: z.pipe(
      z.nullish(lenientArray(voided, MAX_VOIDED)),
      z.transform((all) => all ?? []),
    ),
    agreedEndMs: z.pipe(
      z.nullish(timestampMs),
      z.transform((atMs) => atMs ?? null),
    ),
  }),
  MAX_PAYS,
);

/** The terms of the pay of wars and chains, last changed first. */
export const warPayStore = jsonValue<readonly PayTerms[]>("warPay", schema, []);

export const isSamePaid = (one: Paid, other: Paid): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Stores the terms of a war's or a chain's pay, in place of its earlier ones. */
export function savePay(pay: PayTerms) {
  const others = warPayStore.get().filter((each) => !isSamePaid(each, pay));
  warPayStore.set([pay, ...others].slice(0, MAX_PAYS));
}
