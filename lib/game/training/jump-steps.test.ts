import { expect, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { aBar } from "@/lib/game/testing/builders";

import {
  boosterMsOf,
  type JumpStart,
  jumpStepsOf,
  lastBoosterMs,
  quarterFromMs,
  USUAL_XANAX_GAP_MS,
} from "./jump-steps";
import { aHappyBar } from "./testing/gyms";
import { INGREDIENTS, NO_INGREDIENTS, withinLimits } from "./ingredients";

const mix = (changes: Partial<typeof NO_INGREDIENTS>) => ({ ...NO_INGREDIENTS, ...changes });

test("what each ingredient is and does", () => {
  expect(INGREDIENTS).toMatchObject({
    xanax: { item: "Xanax", happy: 75, energy: 250, boosterMs: 0 },
    dvd: { item: "Erotic DVD", happy: 2500, energy: 0, boosterMs: 6 * HOUR_MS },
    candy: { item: null, happy: 25, energy: 0, boosterMs: HOUR_MS / 2 },
    ecstasy: { item: "Ecstasy", happy: 0, energy: 0, boosterMs: 0 },
    coupon: { item: "Feathery Hotel Coupon", happy: 500, energy: 0, boosterMs: 6 * HOUR_MS },
    refill: { item: null, happy: 0, energy: 0, boosterMs: 0 },
  });
});

test("counts are whole, not below zero, and not above what one jump may take", () => {
  const requested = mix({
    xanax: 9,
    dvd: 5.9,
    candy: -1,
    ecstasy: 2,
    coupon: NaN,
    refill: 3,
    candyHappy: 150,
  });
  expect(withinLimits(requested)).toEqual({
    xanax: 4,
    dvd: 5,
    candy: 0,
    ecstasy: 1,
    coupon: 0,
    refill: 1,
    candyHappy: 150,
  });
  expect(withinLimits(mix({ candy: 48, coupon: 3 }))).toEqual(mix({ candy: 48, coupon: 3 }));
});

test.each([
  { parts: {}, hours: 0, last: 0 },
  { parts: { dvd: 5 }, hours: 30, last: 6 },
  { parts: { candy: 48 }, hours: 24, last: 0.5 },
  { parts: { candy: 2, dvd: 1, coupon: 1, xanax: 4 }, hours: 13, last: 6 },
])("boosters of $parts add $hours h, the last of them $last h", ({ parts, hours, last }) => {
  expect(boosterMsOf(mix(parts))).toBe(hours * HOUR_MS);
  expect(lastBoosterMs(mix(parts))).toBe(last * HOUR_MS);
});

test.each([
  { minutes: 42, from: 45 },
  { minutes: 45, from: 45 },
  { minutes: 59.9, from: 60 },
])("the first quarter of the hour from minute $minutes on is $from", ({ minutes, from }) => {
  expect(quarterFromMs(clock(10) + minutes * MINUTE_MS)).toBe(clock(10) + from * MINUTE_MS);
});

/** Friday, 20 November. */
const clock = (hours: number, minutes = 0) => Date.UTC(2026, 10, 20, hours, minutes);

const START: JumpStart = {
  nowMs: clock(10, 42),
  fetchedAtMs: clock(10, 42),
  energy: aBar(),
  happy: aHappyBar({ nextTickSeconds: 180 }),
  drugEndsAtMs: null,
  boosterEndsAtMs: null,
  boosterMaximumMs: 48 * HOUR_MS,
  isBoosterMaximumKnown: true,
  isRefillUsed: false,
  xanaxGapMs: USUAL_XANAX_GAP_MS,
};

/** "10:42 train 150 5025", of the first day or later. */
const listed = (steps: ReturnType<typeof jumpStepsOf>["steps"]) =>
  steps.map(({ kind, atMs, energy, happy, trains }) => {
    const at = new Date(atMs).toISOString().slice(8, 16).replace("T", " ");
    return `${at} ${kind} ${energy} ${happy}${trains > 0 ? ` ${trains} trains` : ""}`;
  });

test("four Xanax, five DVDs, Ecstasy and a refill", () => {
  const found = jumpStepsOf(
    mix({ xanax: 4, dvd: 5, ecstasy: 1, refill: 1 }),
    { ...START, drugEndsAtMs: clock(14, 54), boosterEndsAtMs: clock(31, 47) },
    10,
  );
  expect(listed(found.steps)).toEqual([
    "20 14:54 train-first 0 5025 15 trains",
    "20 14:54 xanax 250 5025",
    "20 21:54 xanax 500 5025",
    "21 04:54 xanax 750 5025",
    "21 11:54 xanax 1000 5025",
    "21 19:00 boosters 1000 17525",
    "21 19:01 ecstasy 1000 35050",
    "21 19:02 train 0 35050 100 trains",
    "21 19:03 refill 0 35050 15 trains",
    "21 19:15 fall 0 5025",
  ]);
  expect(found).toMatchObject({
    fromMs: clock(14, 54),
    trainAtMs: clock(43, 2),
    happy: 35_050,
    energy: 1000,
    problems: [],
  });
});

test("Ecstasy on what is there: at the next quarter, with a bar that has grown", () => {
  const found = jumpStepsOf(mix({ ecstasy: 1 }), START, 10);
  expect(listed(found.steps)).toEqual([
    "20 10:45 ecstasy 85 10050",
    "20 10:46 train 5 10050 8 trains",
    "20 11:00 fall 5 5025",
  ]);
  expect(found).toMatchObject({ fromMs: clock(10, 42), energy: 85 });
});

test("without anything that raises happy there is no quarter to wait for", () => {
  const found = jumpStepsOf(mix({ xanax: 1, refill: 1 }), START, 25);
  expect(listed(found.steps)).toEqual([
    "20 10:42 xanax 335 5025",
    "20 10:42 train 10 5025 13 trains",
    "20 10:43 refill 0 5025 6 trains",
  ]);
  expect(listed(jumpStepsOf(NO_INGREDIENTS, START, 10).steps)).toEqual([
    "20 10:42 train 5 5025 8 trains",
  ]);
});

test("without Ecstasy, boosters don't wait for the last Xanax's cooldown", () => {
  const found = jumpStepsOf(mix({ xanax: 2, candy: 2 }), START, 10);
  expect(listed(found.steps)).toEqual([
    "20 10:42 xanax 335 5025",
    "20 17:42 xanax 585 5025",
    "20 17:45 boosters 585 5075",
    "20 17:46 train 5 5075 58 trains",
    "20 18:00 fall 5 5025",
  ]);
});

test("each coupon and the refill fill the bar once more, coupons first", () => {
  const found = jumpStepsOf(mix({ coupon: 2, refill: 1 }), START, 25);
  expect(listed(found.steps)).toEqual([
    "20 10:45 train 10 5025 3 trains",
    "20 10:46 coupon 0 5025 6 trains",
    "20 10:47 coupon 0 5025 6 trains",
    "20 10:48 refill 0 5025 6 trains",
    "20 11:00 fall 0 5025",
  ]);
});

test("without a stack, a full bar is trained first, so that it keeps filling until the jump", () => {
  const full = aBar({ current: 150, nextTickSeconds: 240 });
  // Ticks from 10:46 to 14:56 are 130 energy.
  const found = jumpStepsOf(
    mix({ dvd: 5, ecstasy: 1, refill: 1 }),
    { ...START, energy: full, drugEndsAtMs: clock(15) },
    10,
  );
  expect(listed(found.steps)).toEqual([
    "20 10:42 train-first 20 5025 13 trains",
    "20 15:00 boosters 150 17525",
    "20 15:01 ecstasy 150 35050",
    "20 15:02 train 0 35050 15 trains",
    "20 15:03 refill 0 35050 15 trains",
    "20 15:15 fall 0 5025",
  ]);
  expect(found).toMatchObject({ fromMs: clock(10, 42), fromEnergy: 20, energy: 150 });
});

test("while a jump waits for longer than a bar takes to fill, each full bar is trained", () => {
  const full = aBar({ current: 150, nextTickSeconds: 240 });
  const found = jumpStepsOf(
    mix({ ecstasy: 1 }),
    { ...START, energy: full, drugEndsAtMs: clock(22) },
    10,
  );
  // Full again after 30 ticks, at 15:36 and 20:36; nine more until 22:00 are 45 energy.
  expect(listed(found.steps).slice(0, 4)).toEqual([
    "20 10:42 train-first 0 5025 15 trains",
    "20 15:36 train-first 0 5025 15 trains",
    "20 20:36 train-first 110 5025 4 trains",
    "20 22:00 ecstasy 150 10050",
  ]);
  expect(found).toMatchObject({ fromMs: clock(20, 36), fromEnergy: 110 });
});

test("a jump that begins at once, a bar that doesn’t fill by then and one above its maximum: nothing is trained first", () => {
  const kinds = (changes: Partial<JumpStart>) =>
    jumpStepsOf(mix({ ecstasy: 1 }), { ...START, ...changes }, 10).steps.map(({ kind }) => kind);
  const plain = ["ecstasy", "train", "fall"];
  expect(kinds({ energy: aBar({ current: 150 }) })).toEqual(plain);
  expect(kinds({ drugEndsAtMs: clock(12, 30) })).toEqual(plain);
  expect(kinds({ energy: aBar({ current: 400 }), drugEndsAtMs: clock(20) })).toEqual(plain);
  const unknown = aBar({ current: 150, increment: null });
  expect(kinds({ energy: unknown, drugEndsAtMs: clock(20) })).toEqual(plain);
  // In trains of 25, room for 20 energy would be one train less at the jump.
  const bar = aBar({ current: 150 });
  const wide = jumpStepsOf(
    mix({ ecstasy: 1 }),
    { ...START, energy: bar, drugEndsAtMs: clock(11, 15) },
    25,
  );
  expect(wide.steps.map(({ kind }) => kind)).toEqual(plain);
});

test("Ecstasy waits for the drug cooldown that runs", () => {
  const found = jumpStepsOf(mix({ ecstasy: 1 }), { ...START, drugEndsAtMs: clock(12, 0) }, 10);
  expect(found.steps[0]).toMatchObject({ kind: "ecstasy", atMs: clock(12, 0), energy: 125 });
  const over = jumpStepsOf(mix({ ecstasy: 1 }), { ...START, drugEndsAtMs: clock(9) }, 10);
  expect(over.steps[0]?.atMs).toBe(clock(10, 45));
});

/** With Ecstasy and the refill: two minutes from it to the last train. */
test.each([
  { now: clock(12, 15), above: false, at: clock(12, 15) },
  { now: clock(12, 16), above: false, at: clock(12, 16) },
  { now: clock(12, 19), above: false, at: clock(12, 19) },
  { now: clock(12, 20), above: false, at: clock(12, 30) },
  { now: clock(12, 16), above: true, at: clock(12, 16) },
  { now: clock(12, 27), above: true, at: clock(12, 27) },
  { now: clock(12, 28), above: true, at: clock(12, 30) },
])("at $now, with happy above its maximum: $above, a jump begins at $at", ({ now, above, at }) => {
  const nextTickSeconds = (clock(12, 30) - now) / 1000;
  const happy = aHappyBar({ current: above ? 17_525 : 5025, nextTickSeconds });
  const start = { ...START, nowMs: now, fetchedAtMs: now, happy };
  const { steps } = jumpStepsOf(mix({ ecstasy: 1, refill: 1 }), start, 10);
  const keeps = above && at < clock(12, 30);
  expect(steps[0]).toMatchObject({ kind: "ecstasy", atMs: at, happy: keeps ? 35_050 : 10_050 });
  expect(steps.at(-1)).toMatchObject({
    kind: "fall",
    atMs: at < clock(12, 30) ? clock(12, 30) : clock(12, 45),
  });
});

test("a jump that doesn’t end in the quarter that has begun waits for the next", () => {
  const start = { ...START, nowMs: clock(12, 4) };
  expect(jumpStepsOf(mix({ coupon: 11 }), start, 10).trainAtMs).toBe(clock(12, 15));
  expect(jumpStepsOf(mix({ coupon: 10 }), start, 10).trainAtMs).toBe(clock(12, 4));
});

test("happy above its maximum counts until its quarter only", () => {
  const happy = aHappyBar({ current: 8000, nextTickSeconds: 180 });
  const flat = jumpStepsOf(NO_INGREDIENTS, { ...START, happy }, 10);
  expect(flat.happy).toBe(8000);
  const ecstasy = mix({ ecstasy: 1 });
  expect(jumpStepsOf(ecstasy, { ...START, happy }, 10).happy).toBe(16_000);
  const later = { ...START, happy, drugEndsAtMs: clock(10, 46) };
  expect(jumpStepsOf(ecstasy, later, 10).happy).toBe(10_050);
});

test("happy is at most 99,999", () => {
  expect(jumpStepsOf(mix({ dvd: 40 }), START, 10).happy).toBe(99_999);
  expect(jumpStepsOf(mix({ dvd: 20, ecstasy: 1 }), START, 10).happy).toBe(99_999);
});

test.each([
  { energy: 250, lost: 0, left: 1000, trainsFirst: 0, xanax: 3 },
  { energy: 255, lost: 0, left: 995, trainsFirst: 1, xanax: 3 },
  { energy: 400, lost: 0, left: 1000, trainsFirst: 15, xanax: 3 },
  { energy: 85, lost: 5, left: 1000, trainsFirst: 8, xanax: 4 },
  { energy: 5, lost: 5, left: 1000, trainsFirst: 0, xanax: 4 },
])("$energy energy and $xanax Xanax: $trainsFirst trains first, then $left, $lost lost", (row) => {
  const energy = aBar({ current: row.energy, increment: 0 });
  const found = jumpStepsOf(mix({ xanax: row.xanax }), { ...START, energy }, 10);
  const first = found.steps.filter(({ kind }) => kind === "train-first");
  expect(first.map(({ trains }) => trains)).toEqual(row.trainsFirst > 0 ? [row.trainsFirst] : []);
  expect(found.energy).toBe(row.left);
  expect(found.problems).toEqual(row.lost > 0 ? [{ kind: "energy-limit", lost: row.lost }] : []);
});

/** With 24 h at most: the last booster may be taken once the others are below them. */
test.each([
  { parts: { dvd: 4 }, endsAtMs: null, at: clock(10, 45) },
  { parts: { dvd: 4 }, endsAtMs: clock(16), at: clock(10, 45) },
  { parts: { dvd: 4 }, endsAtMs: clock(16, 42), at: clock(10, 45) },
  { parts: { dvd: 4 }, endsAtMs: clock(17), at: clock(11, 15) },
  { parts: { dvd: 1 }, endsAtMs: clock(34), at: clock(10, 45) },
  { parts: { candy: 48 }, endsAtMs: clock(12), at: clock(11, 45) },
  { parts: { dvd: 5 }, endsAtMs: null, at: clock(10, 45) },
  { parts: { dvd: 5 }, endsAtMs: clock(12), at: clock(12, 15) },
  { parts: { candy: 48, dvd: 1 }, endsAtMs: null, at: clock(10, 45) },
])("boosters of $parts fit at $at", ({ parts, endsAtMs, at }) => {
  const start = { ...START, boosterMaximumMs: 24 * HOUR_MS, boosterEndsAtMs: endsAtMs };
  const found = jumpStepsOf(mix(parts), start, 10);
  expect(found.steps[0]).toMatchObject({ kind: "boosters", atMs: at });
  expect(found.problems).toEqual([]);
});

/** At 10:42, the bars as of then. */
test.each([
  { isRefillUsed: true, parts: { refill: 1 }, isProblem: true },
  { isRefillUsed: true, parts: { ecstasy: 1, refill: 1 }, isProblem: true },
  { isRefillUsed: true, parts: { ecstasy: 1 }, isProblem: false },
  { isRefillUsed: true, parts: { xanax: 2, refill: 1 }, isProblem: true },
  // 10:42, 17:42 and 00:42.
  { isRefillUsed: true, parts: { xanax: 3, refill: 1 }, isProblem: false },
  { isRefillUsed: false, parts: { refill: 1 }, isProblem: false },
  { isRefillUsed: null, parts: { refill: 1 }, isProblem: false },
])("with today’s refill used: $isRefillUsed, $parts is a problem: $isProblem", (row) => {
  const { problems } = jumpStepsOf(
    mix(row.parts),
    { ...START, isRefillUsed: row.isRefillUsed },
    10,
  );
  expect(problems.filter(({ kind }) => kind === "refill-used")).toEqual(
    row.isProblem ? [{ kind: "refill-used", newAtMs: clock(24) }] : [],
  );
});

test("boosters that never fit are a problem", () => {
  const start = { ...START, boosterMaximumMs: 24 * HOUR_MS };
  expect(jumpStepsOf(mix({ dvd: 6 }), start, 10).problems).toEqual([
    { kind: "booster-limit", boosterMs: 36 * HOUR_MS, maximumMs: 24 * HOUR_MS },
  ]);
});

test("without a known maximum all boosters may fit, once no cooldown runs", () => {
  const start = {
    ...START,
    boosterMaximumMs: 24 * HOUR_MS,
    isBoosterMaximumKnown: false,
    boosterEndsAtMs: clock(12),
  };
  const found = jumpStepsOf(mix({ dvd: 6 }), start, 10);
  expect(found.problems).toEqual([]);
  expect(found.steps[0]).toMatchObject({ kind: "boosters", atMs: clock(12, 15) });
  expect(jumpStepsOf(mix({ dvd: 4 }), start, 10).steps[0]?.atMs).toBe(clock(10, 45));
});

test("a plan that is looked at later begins later", () => {
  const start = { ...START, nowMs: START.fetchedAtMs + 20 * MINUTE_MS };
  expect(listed(jumpStepsOf(mix({ xanax: 1 }), start, 10).steps)).toEqual([
    "20 11:02 xanax 345 5025",
    "20 11:02 train 5 5025 34 trains",
  ]);
});

test.each([
  { parts: { dvd: 5 }, happy: 17_525 },
  { parts: { dvd: 5, ecstasy: 1 }, happy: 35_050 },
  { parts: { dvd: 8, ecstasy: 1 }, happy: 50_050 },
  { parts: { candy: 48, ecstasy: 1 }, happy: 12_450 },
  { parts: { candy: 2, candyHappy: 150 }, happy: 5325 },
  { parts: { ecstasy: 1 }, happy: 10_050 },
  { parts: {}, happy: 5025 },
])("5,025 happy and $parts are $happy", ({ parts, happy }) => {
  expect(jumpStepsOf(mix(parts), START, 10).happy).toBe(happy);
});

test("a jump without boosters doesn't wait for their cooldown", () => {
  const start = { ...START, boosterMaximumMs: 24 * HOUR_MS, boosterEndsAtMs: clock(50) };
  const xanax = mix({ xanax: 1 });
  expect(jumpStepsOf(xanax, start, 10)).toEqual(jumpStepsOf(xanax, START, 10));
  expect(jumpStepsOf(mix({ dvd: 1 }), start, 10).trainAtMs).toBe(clock(26, 16));
});
