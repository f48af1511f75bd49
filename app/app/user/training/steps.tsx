import { TriangleAlert } from "lucide-react";
import { useState } from "react";

import { AddToCalendar } from "@/components/calendar/add-to-calendar";
import { SectionHeader } from "@/components/figures/section-header";
import { TextField } from "@/components/list/text-field";
import { Alert, AlertTitle } from "@/components/ui/alert";
import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import {
  formatDuration,
  formatGameDay,
  formatGameMinute,
  formatGameMoment,
} from "@/lib/format/times";
import type { JumpOutcome } from "@/lib/game/training/jump";
import {
  boosterMsOf,
  type JumpProblem,
  type JumpStart,
  type JumpStep,
  MAX_ENERGY,
} from "@/lib/game/training/jump-steps";
import type { Ingredients } from "@/lib/game/training/ingredients";
import type { StoredValue } from "@/lib/store/engine/stored-value";
import { setTraining, type TrainingChoices } from "@/lib/store/user/training";

import { JumpRuler } from "./ruler";
import { formatSignedPoints } from "./text";
import { ingredientText } from "./jump-text";

const GYM_URL = "https://www.torn.com/gym.php";

interface JumpStepsProps {
  outcome: JumpOutcome;
  ingredients: Ingredients;
  start: JumpStart;
  stat: string;
  store: StoredValue<TrainingChoices>;
  nowMs: number;
}

/** What to do and when, on a ruler and as a list, and as a calendar file. */
export function JumpSteps({ outcome, ingredients, start, stat, store, nowMs }: JumpStepsProps) {
  const { steps, problems } = outcome.steps;
  const last = steps.at(-1);
  const described = describeSteps(outcome, ingredients, start, stat);
  return (
    <section aria-label="Steps" className="mt-2">
      <SectionHeader
        title="Steps"
        {...(last && {
          aside: `${formatDuration(last.atMs - nowMs)}, ${formatGameMoment(last.atMs, nowMs)}`,
        })}
      >
        <AddToCalendar
          variant="quiet"
          size="sm"
          fileName="happy-jump.ics"
          events={described.map(({ step, title, note }, place) => ({
            id: `jump-${place}`,
            title,
            description: note,
            url: GYM_URL,
            startsAtMs: step.atMs,
          }))}
        >
          Add to calendar
        </AddToCalendar>
      </SectionHeader>
      {ingredients.xanax > 0 && <GapField gapMs={start.xanaxGapMs} store={store} />}
      {problems.map((problem) => (
        <Alert key={problem.kind} variant="destructive" role="alert" className="my-2">
          <TriangleAlert aria-hidden />
          <AlertTitle>{problemText(problem)}</AlertTitle>
        </Alert>
      ))}
      <JumpRuler steps={outcome.steps} ingredients={ingredients} start={start} />
      <ol className="@3xl/page:columns-2 @3xl/page:gap-12">
        {described.map(({ step, title, note }, place) => (
          <li
            key={place}
            className="grid break-inside-avoid grid-cols-[1.5rem_3rem_minmax(0,1fr)] gap-x-2 border-b border-row py-1.5"
          >
            <span aria-hidden className="text-muted-foreground">
              {place + 1}
            </span>
            <span translate="no">
              <b className="font-semibold">{formatGameMinute(step.atMs)}</b>
              <span className="block text-small text-muted-foreground">
                {isNewDay(steps[place - 1], step) && formatGameDay(step.atMs).slice(0, 3)}
              </span>
            </span>
            <span>
              <span className="font-semibold">{title}</span>
              <span className="block text-small text-muted-foreground">{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isNewDay = (before: JumpStep | undefined, step: JumpStep) =>
  before === undefined || formatGameDay(before.atMs) !== formatGameDay(step.atMs);

function problemText(problem: JumpProblem): string {
  switch (problem.kind) {
    case "energy-limit":
      return `${formatCount(problem.lost, "energy", "energy")} would be lost: players report ${formatWhole(MAX_ENERGY)} as the most. Take one Xanax less.`;
    case "booster-limit":
      return `These boosters don’t fit: they add ${formatDuration(problem.boosterMs)} and your maximum is ${formatDuration(problem.maximumMs)}. Take fewer.`;
  }
}

/** Each step in words. */
function describeSteps(
  { steps: { steps }, trainings }: JumpOutcome,
  ingredients: Ingredients,
  start: JumpStart,
  stat: string,
) {
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
  const isFirstXanax = (place: number) => steps[place - 1]?.kind !== "xanax";
  return steps.map((step, place) => {
    const energy = `${formatWhole(step.energy)} energy`;
    const happy = `${formatWhole(step.happy)} happy`;
    const [title, note] = {
      "train-first": () => ["Use all energy", "to make room for the stack"],
      xanax: () => [
        `Xanax, ${energy}`,
        isFirstXanax(place)
          ? "as soon as your drug cooldown is over"
          : `${formatDuration(start.xanaxGapMs)} later`,
      ],
      boosters: () => [
        boosters,
        `${happy}, ${formatDuration(boosterMsOf(ingredients))} of ${formatDuration(start.boosterMaximumMs)} booster cooldown`,
      ],
      ecstasy: () => ["Ecstasy", happy],
      train: () => [`Train ${formatCount(step.trains, "time", "times")}`, gain()],
      coupon: () => [
        `Feathery Hotel Coupon, train ${formatCount(step.trains, "time", "times")}`,
        gain(),
      ],
      refill: () => [`Energy refill, train ${formatCount(step.trains, "time", "times")}`, gain()],
      fall: () => [
        `Happy falls to ${formatWhole(step.happy)}`,
        "energy left by then is trained flat",
      ],
    }[step.kind]() as [string, string];
    return { step, title, note };
  });
}

/** The time from one Xanax to the next, which the player knows best. */
function GapField({ gapMs, store }: { gapMs: number; store: StoredValue<TrainingChoices> }) {
  const [text, setText] = useState(String(Math.round((gapMs / HOUR_MS) * 100) / 100));
  const hours = /^\d{1,2}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null;
  const isFine = hours !== null && hours > 0 && hours <= 24;
  return (
    <div className="py-2">
      <TextField
        label="Hours between Xanax"
        value={text}
        isShort
        inputMode="decimal"
        problem={isFine ? null : "Enter hours, 1 to 24."}
        hint="An assumption: the API only gives a cooldown while it runs."
        onChange={(typed) => {
          setText(typed);
          const value = Number(typed);
          if (value > 0 && value <= 24) {
            setTraining(store, {
              xanaxGapMs: Math.round((value * HOUR_MS) / MINUTE_MS) * MINUTE_MS,
            });
          }
        }}
      />
    </div>
  );
}
