import { sum } from "@/lib/common/numbers";
import { DAY_MS, dayStartMs, HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { type Bar, barNow, QUARTER_MS, quarterAfterMs, resetsAtMs } from "@/lib/game/account/bars";

import { MAX_HAPPY, trainsFor } from "./gain";
import { INGREDIENT_KINDS, type Ingredients, INGREDIENTS, withinLimits } from "./ingredients";
import { regeneratesAtMs, ticksBetween } from "./training-now";

/** Booster cooldown that all ingredients together add. */
export const boosterMsOf = (ingredients: Ingredients): number =>
  sum(INGREDIENT_KINDS.map((kind) => ingredients[kind] * INGREDIENTS[kind].boosterMs));

/** Cooldown of the longest booster. It is taken last, so that the cooldown before it is as low as possible. */
export const lastBoosterMs = (ingredients: Ingredients): number =>
  Math.max(
    0,
    ...INGREDIENT_KINDS.filter((kind) => ingredients[kind] > 0).map(
      (kind) => INGREDIENTS[kind].boosterMs,
    ),
  );

/** The player's state when a jump is planned. */
export interface JumpStart {
  nowMs: number;
  fetchedAtMs: number;
  energy: Bar;
  happy: Bar;
  /** The time at which each cooldown is over; null if none is running. */
  drugEndsAtMs: number | null;
  boosterEndsAtMs: number | null;
  /** One more booster can be taken while the cooldown is below this. */
  boosterMaximumMs: number;
  /** True if it is the player's own maximum; otherwise it is the base, which perks may raise. */
  isBoosterMaximumKnown: boolean;
  /** True if today's energy refill is used; null if unknown. */
  isRefillUsed: boolean | null;
  /** Time from one Xanax to the next drug. The player sets it, because the API gives a cooldown only while it runs. */
  xanaxGapMs: number;
}

/** Time from Xanax to Xanax if the player sets none. Source: players report six to ten hours. */
export const USUAL_XANAX_GAP_MS = 7 * HOUR_MS;

/** Energy can't be stacked above this. Source: TornItems alone; players report it. */
export const MAX_ENERGY = 1000;

/** One step of a jump, and the player's state after it. */
export interface JumpStep {
  kind: "train-first" | "xanax" | "boosters" | "ecstasy" | "train" | "coupon" | "refill" | "fall";
  atMs: number;
  energy: number;
  happy: number;
  /** 0 for steps that train nothing. */
  trains: number;
}

/** A reason why a jump doesn't work as planned. */
export type JumpProblem =
  | { kind: "energy-limit"; lost: number }
  | { kind: "refill-used"; newAtMs: number }
  | { kind: "booster-limit"; boosterMs: number; maximumMs: number };

export interface JumpSteps {
  steps: readonly JumpStep[];
  /** Time of the first Xanax; without one, of the last training before the jump, or else now. */
  fromMs: number;
  /** Energy at that time, after the training before the jump. */
  fromEnergy: number;
  /** Time of the jump's first train. */
  trainAtMs: number;
  /** Happy of the first train. */
  happy: number;
  /** Energy of the first training. */
  energy: number;
  problems: readonly JumpProblem[];
}

/** The first full quarter of the hour at or after a moment. */
export const quarterFromMs = (atMs: number): number => quarterAfterMs(atMs - 1);

/** Happy after candy and DVDs. */
const boostedHappy = (happy: number, { candy, candyHappy, dvd }: Ingredients): number =>
  Math.min(MAX_HAPPY, happy + candy * candyHappy + dvd * INGREDIENTS.dvd.happy);

/** Happy after Ecstasy. */
const doubledHappy = (happy: number): number => Math.min(MAX_HAPPY, 2 * happy);

/** Happy after candy and DVDs, and then Ecstasy. */
export function raisedHappy(happy: number, ingredients: Ingredients): number {
  const boosted = boostedHappy(happy, ingredients);
  return ingredients.ecstasy > 0 ? doubledHappy(boosted) : boosted;
}

/** Within this time after a quarter of the hour, a jump that can begin now still begins in that quarter. */
const LATE_START_MS = 5 * MINUTE_MS;

/**
 * The time at which happy is raised: a quarter of the hour, because happy falls at the next one. Now if a quarter has just begun,
 * or as soon as possible if happy above its maximum would be gone by the next quarter. The steps, which take `minutes`, have to
 * end before the next quarter.
 */
function raisesHappyAtMs(
  readyMs: number,
  { nowMs, happy, fetchedAtMs }: JumpStart,
  minutes: number,
): number {
  const nextMs = quarterAfterMs(readyMs);
  if (readyMs + minutes * MINUTE_MS >= nextMs) return quarterFromMs(readyMs);
  const hasJustBegun = readyMs - (nextMs - QUARTER_MS) < LATE_START_MS;
  const resetMs = resetsAtMs("happy", happy, fetchedAtMs);
  const isAbove = resetMs !== null && readyMs < resetMs;
  return isAbove || (readyMs === nowMs && hasJustBegun) ? readyMs : quarterFromMs(readyMs);
}

/**
 * The time at which all boosters fit: a booster can be taken while the cooldown is below its maximum. If all but the last reach
 * the maximum exactly, the last one fits a second later. If they never fit: null with a known maximum, otherwise the time at
 * which no cooldown is running.
 */
function boostersFitAtMs(ingredients: Ingredients, start: JumpStart): number | null {
  const total = boosterMsOf(ingredients);
  if (total === 0) return start.nowMs;
  const { boosterMaximumMs, isBoosterMaximumKnown, boosterEndsAtMs, nowMs } = start;
  const room = boosterMaximumMs - (total - lastBoosterMs(ingredients));
  if (room < 0 && isBoosterMaximumKnown) return null;
  return Math.max(nowMs, (boosterEndsAtMs ?? nowMs) - Math.max(0, room) + 1000);
}

/** The player's state between two phases. */
type JumpState = Pick<JumpStep, "energy" | "happy">;

/** A part of a jump. Its time and the state after it follow from the step before it, which is null for the first phase. */
interface Phase {
  kind: JumpStep["kind"];
  startsAt: (previous: JumpStep | null) => number;
  /** The changes of the state. */
  after: (
    previous: JumpState,
    atMs: number,
  ) => Partial<Pick<JumpStep, "energy" | "happy" | "trains">>;
}

/** The steps of phases in their order. */
function runPhases(phases: readonly Phase[], start: JumpState): readonly JumpStep[] {
  const steps: JumpStep[] = [];
  for (const { kind, startsAt, after } of phases) {
    const previous = steps.at(-1) ?? null;
    const { energy, happy } = previous ?? start;
    const atMs = startsAt(previous);
    steps.push({ kind, atMs, energy, happy, trains: 0, ...after({ energy, happy }, atMs) });
  }
  return steps;
}

/** The same phase so many times. */
const times = (count: number, phase: Phase): readonly Phase[] =>
  Array.from({ length: count }, () => phase);

/**
 * The steps of a stack: as many trains as make room for it, then a Xanax each time the drug cooldown is over. Energy that doesn't
 * fit and isn't enough for a train is lost.
 */
function stackSteps({ xanax }: Ingredients, start: JumpStart, energyPerTrain: number) {
  const { nowMs, fetchedAtMs, energy: bar, happy: happyBar, drugEndsAtMs, xanaxGapMs } = start;
  const fromMs = Math.max(nowMs, drugEndsAtMs ?? nowMs);
  const energyThen = barNow("energy", bar, fetchedAtMs, fromMs);
  const happyAt = (atMs: number) => barNow("happy", happyBar, fetchedAtMs, atMs);
  const perXanax = INGREDIENTS.xanax.energy;
  const tooMuch = energyThen + xanax * perXanax - MAX_ENERGY;
  const trains =
    xanax > 0 && tooMuch > 0
      ? trainsFor(Math.min(energyThen, tooMuch + energyPerTrain - 1), energyPerTrain)
      : 0;
  const fromEnergy = energyThen - trains * energyPerTrain;
  const steps = runPhases(
    [
      ...times(Math.min(1, trains), {
        kind: "train-first",
        startsAt: () => fromMs,
        after: () => ({ energy: fromEnergy, trains }),
      }),
      ...times(xanax, {
        kind: "xanax",
        startsAt: (previous) => (previous?.kind === "xanax" ? previous.atMs + xanaxGapMs : fromMs),
        after: ({ energy }, atMs) => ({
          energy: Math.min(energy + perXanax, MAX_ENERGY),
          happy: happyAt(atMs),
        }),
      }),
    ],
    { energy: energyThen, happy: happyAt(fromMs) },
  );
  return {
    steps,
    fromMs,
    fromEnergy,
    energy: steps.at(-1)?.energy ?? fromEnergy,
    drugOverMs: fromMs + xanax * xanaxGapMs,
    lost: xanax > 0 ? Math.max(0, fromEnergy + xanax * perXanax - MAX_ENERGY) : 0,
  };
}

/** Maximum number of trainings before a jump: more than the longest booster cooldown needs, and few enough to read. */
const MAX_FIRST_TRAININGS = 24;

/**
 * The training during the wait for a jump without a stack, so that the bar is never full before it: as many whole trains as make
 * room for the energy that regenerates until then, now and each time the bar is full again. Energy above its maximum is saved for
 * the jump.
 */
function waitingSteps(start: JumpStart, untilMs: number, energyPerTrain: number) {
  const { nowMs, fetchedAtMs, energy: bar, happy } = start;
  const steps: JumpStep[] = [];
  let atMs = nowMs;
  let energy = barNow("energy", bar, fetchedAtMs, atMs);
  while (energy <= bar.maximum && steps.length < MAX_FIRST_TRAININGS) {
    const regenerated = ticksBetween(bar, fetchedAtMs, atMs, untilMs)?.energy ?? 0;
    const tooMuch = energy + regenerated - bar.maximum;
    const trains = Math.min(trainsFor(tooMuch, energyPerTrain), trainsFor(energy, energyPerTrain));
    energy -= trains * energyPerTrain;
    if (trains > 0) {
      const happyThen = barNow("happy", happy, fetchedAtMs, atMs);
      steps.push({ kind: "train-first", atMs, energy, happy: happyThen, trains });
    }
    const fullMs = regeneratesAtMs(bar, fetchedAtMs, atMs, bar.maximum - energy);
    if (fullMs === null || fullMs <= atMs || fullMs >= untilMs) break;
    [atMs, energy] = [fullMs, bar.maximum];
  }
  const { atMs: fromMs, energy: left } = steps.at(-1) ?? {
    atMs: nowMs,
    energy: barNow("energy", bar, fetchedAtMs, nowMs),
  };
  const regenerated = ticksBetween(bar, fetchedAtMs, fromMs, untilMs)?.energy ?? 0;
  const atJump = Math.max(left, Math.min(bar.maximum, left + regenerated));
  return { steps, fromMs, fromEnergy: left, energy: atJump };
}

/** The phases of the jump itself, from the time at which happy is raised: one a minute, until happy falls at the next quarter. */
function jumpPhases(
  ingredients: Ingredients,
  { energy: bar, happy: happyBar }: JumpStart,
  beginMs: number,
  energyPerTrain: number,
): readonly Phase[] {
  const { candy, dvd, ecstasy, coupon, refill } = ingredients;
  const startsAt = (previous: JumpStep | null) =>
    previous === null ? beginMs : previous.atMs + MINUTE_MS;
  const trainAll = ({ energy }: Pick<JumpState, "energy">) => {
    const trains = trainsFor(energy, energyPerTrain);
    return { trains, energy: energy - trains * energyPerTrain };
  };
  const fillAndTrain = () => trainAll({ energy: bar.maximum });
  return [
    ...times(Math.min(1, candy + dvd), {
      kind: "boosters",
      startsAt,
      after: ({ happy }) => ({ happy: boostedHappy(happy, ingredients) }),
    }),
    ...times(ecstasy, {
      kind: "ecstasy",
      startsAt,
      after: ({ happy }) => ({ happy: doubledHappy(happy) }),
    }),
    { kind: "train", startsAt, after: trainAll },
    ...times(coupon, { kind: "coupon", startsAt, after: fillAndTrain }),
    ...times(refill, { kind: "refill", startsAt, after: fillAndTrain }),
    ...times(Math.min(1, candy + dvd + ecstasy + coupon), {
      kind: "fall",
      startsAt: () => quarterAfterMs(beginMs),
      after: () => ({ happy: happyBar.maximum }),
    }),
  ];
}

/** The reasons why a jump with these steps doesn't work as planned. */
function problemsOf(
  ingredients: Ingredients,
  start: JumpStart,
  { steps, lost, fits }: { steps: readonly JumpStep[]; lost: number; fits: boolean },
): readonly JumpProblem[] {
  const problems: JumpProblem[] = [];
  if (lost > 0) problems.push({ kind: "energy-limit", lost });
  const refillMs = steps.find(({ kind }) => kind === "refill")?.atMs ?? null;
  const newDayMs = dayStartMs(start.fetchedAtMs) + DAY_MS;
  if (refillMs !== null && refillMs < newDayMs && start.isRefillUsed === true) {
    problems.push({ kind: "refill-used", newAtMs: newDayMs });
  }
  if (!fits) {
    const boosterMs = boosterMsOf(ingredients);
    problems.push({ kind: "booster-limit", boosterMs, maximumMs: start.boosterMaximumMs });
  }
  return problems;
}

/**
 * The steps of a jump with their times. With a stack: train the energy that doesn't fit, and take a Xanax each time the drug
 * cooldown is over. Without a stack: train the energy that would keep the bar full until the jump. Then, just after a quarter of
 * the hour or at once: candy and DVDs, Ecstasy, and all energy before the next quarter, when happy falls. Ecstasy waits for the
 * last Xanax's cooldown, and boosters for their own. Each coupon and the refill fill the bar for another training.
 */
export function jumpStepsOf(
  requested: Ingredients,
  start: JumpStart,
  energyPerTrain: number,
): JumpSteps {
  const ingredients = withinLimits(requested);
  const { candy, dvd, ecstasy, coupon, refill, xanax } = ingredients;
  const { nowMs, fetchedAtMs, happy: happyBar } = start;
  const stack = stackSteps(ingredients, start, energyPerTrain);
  const lastXanaxMs = stack.steps.at(-1)?.atMs ?? nowMs;
  const fitMs = boostersFitAtMs(ingredients, start);
  const readyMs = Math.max(ecstasy > 0 ? stack.drugOverMs : lastXanaxMs, fitMs ?? nowMs);
  const raisesHappy = candy + dvd + ecstasy + coupon > 0;
  const minutes = Math.min(1, candy + dvd) + ecstasy + coupon + refill;
  const beginMs = raisesHappy ? raisesHappyAtMs(readyMs, start, minutes) : readyMs;

  const before = xanax > 0 ? stack : waitingSteps(start, beginMs, energyPerTrain);
  const { fromMs, fromEnergy, energy } = before;
  const happyBefore = barNow("happy", happyBar, fetchedAtMs, beginMs);
  const jump = runPhases(jumpPhases(ingredients, start, beginMs, energyPerTrain), {
    energy,
    happy: happyBefore,
  });
  const steps = [...before.steps, ...jump];
  const { atMs: trainAtMs = beginMs, happy = happyBefore } =
    jump.find(({ kind }) => kind === "train") ?? {};
  const problems = problemsOf(ingredients, start, {
    steps,
    lost: stack.lost,
    fits: fitMs !== null,
  });
  return { steps, fromMs, fromEnergy, trainAtMs, energy, happy, problems };
}
