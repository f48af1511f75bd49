import { TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";

import { AddToCalendar } from "@/components/calendar/add-to-calendar";
import { Collapsible } from "@/components/figures/collapsible";
import { SectionHeader } from "@/components/figures/section-header";
import { gamePages } from "@/components/game/links";
import { TextField } from "@/components/list/text-field";
import { Alert, AlertTitle } from "@/components/ui/alert";
import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { parseDecimal } from "@/lib/format/number-input";
import { formatWhole } from "@/lib/format/numbers";
import {
  formatDuration,
  formatGameDay,
  formatGameMinute,
  formatGameMoment,
} from "@/lib/format/times";
import { INGREDIENT_KINDS, type Ingredients } from "@/lib/game/training/ingredients";
import type { JumpOutcome } from "@/lib/game/training/jump";
import {
  boosterMsOf,
  type JumpProblem,
  type JumpStart,
  type JumpStep,
  MAX_ENERGY,
} from "@/lib/game/training/jump-steps";
import type { Absence } from "@/lib/game/travel/absence";
import { setTraining } from "@/lib/store/user/training";

import { JumpRuler } from "./ruler";
import { absenceText, awayText, formatPoints, formatSignedPoints } from "./text";
import { hoursText, ingredientText } from "./jump-text";
import { useTrainingChoices } from "./use-player-training";

interface JumpStepsProps {
  outcome: JumpOutcome;
  ingredients: Ingredients;
  start: JumpStart;
  stat: string;
  nowMs: number;
  /** If false, the times assume that no cooldown is running. */
  areCooldownsKnown: boolean;
  absence: Absence | null;
  /** True for a jump that the page advises against. */
  isFolded: boolean;
}

/** The steps of the jump with their times, and a calendar file of them. */
export function JumpSteps({ isFolded, ...props }: JumpStepsProps) {
  const { outcome, ingredients, nowMs, areCooldownsKnown } = props;
  const last = outcome.steps.steps.at(-1);
  const described = describeSteps(props);
  const jump = [...INGREDIENT_KINDS.map((kind) => ingredients[kind]), ingredients.candyHappy].join(
    "-",
  );
  const until =
    last && `until ${formatGameMoment(last.atMs, nowMs)}, ${hoursText(last.atMs - nowMs)}`;
  const calendar = (
    <AddToCalendar
      variant="quiet"
      size="sm"
      fileName="happy-jump.ics"
      events={described.map(({ step, title, note }, index) => ({
        id: `jump-${jump}-${index}`,
        title,
        description: areCooldownsKnown ? note : `${note}. ${NO_COOLDOWNS}`,
        url: gamePages.gym,
        startsAtMs: step.atMs,
      }))}
    >
      Add to calendar
    </AddToCalendar>
  );
  if (isFolded) {
    return (
      <Collapsible title="If you jump anyway" {...(until && { aside: `steps ${until}` })}>
        <StepList {...props} described={described} />
        {calendar}
      </Collapsible>
    );
  }
  return (
    <section aria-label="Steps" className="mt-2">
      <SectionHeader title="Steps" {...(until && { aside: until })}>
        {calendar}
      </SectionHeader>
      <StepList {...props} described={described} />
    </section>
  );
}

interface StepListProps extends Omit<JumpStepsProps, "isFolded"> {
  described: ReturnType<typeof describeSteps>;
}

/** The steps on a ruler and as a list, below what is wrong with them. */
function StepList({ described, ...props }: StepListProps) {
  const { outcome, ingredients, start, nowMs, areCooldownsKnown, absence } = props;
  const { steps, problems } = outcome.steps;
  return (
    <>
      {absence && (
        <p role="note" className="my-2 text-muted-foreground">
          {absence.freeAtMs === null
            ? absenceText(absence, nowMs)
            : `${awayText(absence, nowMs)} The steps begin then.`}
        </p>
      )}
      {!areCooldownsKnown && <p className="my-2 text-muted-foreground">{NO_COOLDOWNS}</p>}
      {problems.map((problem) => (
        <Problem key={problem.kind} problem={problem} nowMs={nowMs} />
      ))}
      <JumpRuler steps={outcome.steps} ingredients={ingredients} start={start} />
      <ol className="@3xl/page:columns-2 @3xl/page:gap-12">
        {described.map(({ step, title, note }, index) => (
          <li
            key={index}
            className="grid break-inside-avoid grid-cols-[1.5rem_3rem_minmax(0,1fr)] gap-x-2 border-b border-row py-1.5"
          >
            <span aria-hidden className="text-muted-foreground">
              {index + 1}
            </span>
            <span translate="no">
              <b className="font-semibold">{formatGameMinute(step.atMs)}</b>
              <span className="block text-small text-muted-foreground">
                {isNewDay(steps[index - 1], step) && formatGameDay(step.atMs).slice(0, 3)}
              </span>
            </span>
            <span>
              <span className="font-semibold">{title}</span>
              <span className="block text-small text-muted-foreground">{note}</span>
            </span>
          </li>
        ))}
      </ol>
      {ingredients.xanax > 0 && <GapField gapMs={start.xanaxGapMs} />}
    </>
  );
}

const isNewDay = (before: JumpStep | undefined, step: JumpStep) =>
  before === undefined || formatGameDay(before.atMs) !== formatGameDay(step.atMs);

const timesText = (times: number) => (times === 1 ? "once" : `${formatWhole(times)} times`);

const NO_COOLDOWNS = "Your cooldowns are unknown: these times assume that none is running.";

/** Energy lost above the limit is a plain note: it is no reason to change the jump. Other problems are alerts. */
function Problem({ problem, nowMs }: { problem: JumpProblem; nowMs: number }) {
  if (problem.kind === "energy-limit") {
    return (
      <p className="my-2 text-small text-muted-foreground">
        {formatWhole(problem.lost)} energy from your last Xanax is lost: players report a limit of{" "}
        {formatWhole(MAX_ENERGY)}.
      </p>
    );
  }
  return (
    <Alert variant="destructive" role="alert" className="my-2">
      <TriangleAlert aria-hidden />
      <AlertTitle>
        {problem.kind === "refill-used"
          ? `You’ve used today’s energy refill. The next one is available from ${formatGameMoment(problem.newAtMs, nowMs)}. Jump later, or without a refill.`
          : `These boosters don’t fit: they add ${hoursText(problem.boosterMs)}, and only the last may pass your maximum of ${hoursText(problem.maximumMs)}. Take fewer.`}
      </AlertTitle>
    </Alert>
  );
}

/** "30 h of 48 h booster cooldown", or "30 h on top of 14 h of booster cooldown: only the last one may pass 38 h". */
function boosterText(
  ingredients: Ingredients,
  { boosterMaximumMs, isBoosterMaximumKnown, boosterEndsAtMs }: JumpStart,
  atMs: number,
): string {
  const boosterMs = boosterMsOf(ingredients);
  const leftMs = Math.max(0, (boosterEndsAtMs ?? 0) - atMs);
  const added =
    leftMs > 0 ? `${hoursText(boosterMs)} on top of ${hoursText(leftMs)}` : hoursText(boosterMs);
  const most = hoursText(boosterMaximumMs);
  if (!isBoosterMaximumKnown) {
    return `${added} of booster cooldown, your maximum is ${most} or more`;
  }
  if (leftMs + boosterMs > boosterMaximumMs) {
    return `${added} of booster cooldown: only the last one may pass ${most}`;
  }
  return leftMs > 0
    ? `${added} of booster cooldown, your maximum is ${most}`
    : `${added} of ${most} booster cooldown`;
}

/** The reason for the time of the first Xanax. */
function firstXanaxText({ drugEndsAtMs }: JumpStart, areCooldownsKnown: boolean): string {
  if (drugEndsAtMs !== null) return "as soon as your drug cooldown is over";
  return areCooldownsKnown ? "no drug cooldown is running" : "if no drug cooldown is running";
}

/** The title and the note of each step. */
function describeSteps({
  outcome: {
    steps: { steps },
    trainings,
  },
  ingredients,
  start,
  stat,
  areCooldownsKnown,
}: Omit<JumpStepsProps, "isFolded">) {
  let training = 0;
  const gain = () => {
    const gained = trainings[training]?.expected ?? 0;
    training += 1;
    return `about ${formatSignedPoints(gained)} ${stat}`;
  };
  const boosters = [
    ...(ingredients.candy > 0 ? [ingredientText("candy", ingredients.candy)] : []),
    ...(ingredients.dvd > 0 ? [ingredientText("dvd", ingredients.dvd)] : []),
  ].join(" and ");
  const isFirstXanax = (index: number) => steps[index - 1]?.kind !== "xanax";
  return steps.map((step, index) => {
    const energy = `${formatWhole(step.energy)} energy`;
    const happy = `${formatWhole(step.happy)} happy`;
    const [title, note] = {
      "train-first": () => [
        `Train ${timesText(step.trains)}, ${energy} left`,
        ingredients.xanax > 0
          ? "to make room for the stack"
          : "so that your bar keeps filling until the jump",
      ],
      xanax: () => [
        `Xanax, ${energy}`,
        isFirstXanax(index)
          ? firstXanaxText(start, areCooldownsKnown)
          : `${formatDuration(start.xanaxGapMs)} later`,
      ],
      boosters: () => [boosters, `${happy}, ${boosterText(ingredients, start, step.atMs)}`],
      ecstasy: () => ["Ecstasy", happy],
      train: () => [`Train ${timesText(step.trains)}`, gain()],
      coupon: () => [`Feathery Hotel Coupon, train ${timesText(step.trains)}`, gain()],
      refill: () => [`Energy refill, train ${timesText(step.trains)}`, gain()],
      fall: () => [
        `Happy resets to ${formatWhole(step.happy)}`,
        "energy left by then is trained flat",
      ],
    }[step.kind]() as [string, string];
    return { step, title, note };
  });
}

/** The entered hours in milliseconds, rounded to the minute; null unless 1 to 24 with at most two decimals. */
function parseGap(text: string): number | null {
  const hours = parseDecimal(text, 2) ?? 0;
  return hours >= 1 && hours <= 24 ? Math.round((hours * HOUR_MS) / MINUTE_MS) * MINUTE_MS : null;
}

/** The field for the time from one Xanax to the next, since the player knows best. */
function GapField({ gapMs }: { gapMs: number }) {
  const { store } = useTrainingChoices();
  const [text, setText] = useState(String(Math.round((gapMs / HOUR_MS) * 100) / 100));
  return (
    <div className="py-2">
      <TextField
        label="Hours between Xanax"
        value={text}
        isShort
        inputMode="decimal"
        problem={parseGap(text) === null ? "Enter hours from 1 to 24, such as 8 or 7.5." : null}
        hint="An assumption: the API only gives a cooldown while it runs."
        onChange={(typed) => {
          setText(typed);
          const xanaxGapMs = parseGap(typed);
          if (xanaxGapMs !== null) setTraining(store, { xanaxGapMs });
        }}
      />
    </div>
  );
}

interface RisksProps {
  outcome: JumpOutcome;
  hasXanax: boolean;
  stat: string;
  happy: number;
}

/** The ways in which a jump can fail, and what each costs. */
export function Risks({ outcome, hasXanax, stat, happy }: RisksProps) {
  const title = "What can go wrong";
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <dl className="grid gap-x-12 gap-y-3 py-3 @3xl/page:grid-cols-3">
        {hasXanax && (
          <Risk name="Xanax overdose">
            An overdose costs 150 energy and all your happy, and puts you in hospital. On the jump’s
            last Xanax, that means about {formatPoints(outcome.overdoseLoss)} less {stat}. The API
            doesn’t give the odds.
          </Risk>
        )}
        <Risk name="Too late">
          Happy above {formatWhole(happy)} resets at the next quarter hour. Start just after a
          quarter hour and train within 15 minutes.
        </Risk>
        <Risk name="No Xanax after Ecstasy">
          Ecstasy’s drug cooldown comes first, and you only know its length once it’s running.
        </Risk>
      </dl>
    </section>
  );
}

const Risk = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd className="text-muted-foreground">{children}</dd>
  </div>
);
