import type { ReactNode } from "react";

import { HOUR_MS } from "@/lib/common/time";
import { formatWhole } from "@/lib/format/numbers";
import { formatGameMinute } from "@/lib/format/times";
import type { Ingredients } from "@/lib/game/training/ingredients";
import {
  boosterMsOf,
  type JumpStart,
  type JumpSteps,
  MAX_ENERGY,
} from "@/lib/game/training/jump-steps";
import { cn } from "@/lib/utils";

import { hoursText } from "./jump-text";

interface JumpRulerProps {
  steps: JumpSteps;
  ingredients: Ingredients;
  start: JumpStart;
}

const percent = (fraction: number) => `${Math.min(1, Math.max(0, fraction)) * 100}%`;

/** The approximate maximum number of labelled hours. */
const MAX_LABELS = 12;

/** The width of a character as a fraction of the narrowest ruler. A bar that is too short for its text has none. */
const CHARACTER = 0.017;

/** The position from which a label ends at its hour, so it stays within the ruler. */
const LAST_LABEL = 0.98;

/** Classes for texts that have no room on a narrow page. */
const ONLY_WIDE = "hidden @4xl/page:inline";

/** The number of a step. */
const NUMBER = `absolute bottom-0 pl-1 whitespace-nowrap text-muted-foreground ${ONLY_WIDE}`;

/** The jump's energy and cooldowns over time; without a stack, the steps instead of the energy. Hidden on phones and from screen readers: the list has the same content. */
export function JumpRuler({ steps: { steps }, ingredients, start }: JumpRulerProps) {
  const { nowMs, drugEndsAtMs, boosterEndsAtMs, xanaxGapMs } = start;
  const lastMs = Math.max(steps.at(-1)?.atMs ?? nowMs, nowMs + HOUR_MS);
  // Room for the cooldowns that run after the last step.
  const endMs = lastMs + (lastMs - nowMs) / 10;
  const at = (ms: number) => (ms - nowMs) / (endMs - nowMs);
  const xanax = steps.filter(({ kind }) => kind === "xanax");
  // A coupon is also a booster.
  const ecstasy = steps.find(({ kind }) => kind === "ecstasy");
  const jumpFrom = steps.findIndex(({ kind }) => kind !== "train-first" && kind !== "xanax");
  const jumpMs = steps[jumpFrom]?.atMs ?? endMs;
  const boosters = steps.find(({ kind }) => kind === "boosters" || kind === "coupon");
  const every = Math.ceil((endMs - nowMs) / HOUR_MS / MAX_LABELS) * HOUR_MS;
  const firstMs = Math.ceil(nowMs / every) * every;
  const labels = Array.from(
    { length: Math.floor((endMs - firstMs) / every) + 1 },
    (_, index) => firstMs + index * every,
  );
  return (
    <div aria-hidden className="my-3 grid gap-y-1 text-tiny max-md:hidden">
      <Lane name={xanax.length > 0 ? "Energy" : "Steps"}>
        {steps.map(({ energy, kind, atMs }, index) => {
          const untilMs = steps[index + 1]?.atMs ?? endMs;
          return kind === "xanax" ? (
            <Bar
              key={index}
              from={at(atMs)}
              to={at(untilMs)}
              fill={energy / MAX_ENERGY}
              text={formatWhole(energy)}
            />
          ) : (
            xanax.length === 0 && index < jumpFrom && (
              <span key={index} className={NUMBER} style={{ left: percent(at(atMs)) }}>
                {index + 1}
              </span>
            )
          );
        })}
        <span className={NUMBER} style={{ left: percent(at(jumpMs)) }}>
          {jumpFrom + 1} to {steps.length}
        </span>
      </Lane>
      <Lane name="Drug">
        {drugEndsAtMs !== null && <Bar from={0} to={at(drugEndsAtMs)} text="running" />}
        {xanax.map(({ atMs }, index) => (
          <Bar key={index} from={at(atMs)} to={at(atMs + xanaxGapMs)} text={`Xanax ${index + 1}`} />
        ))}
        {ecstasy && <Bar from={at(ecstasy.atMs)} to={1} text="Ecstasy" isOpen />}
      </Lane>
      <Lane name="Booster">
        {boosterEndsAtMs !== null && <Bar from={0} to={at(boosterEndsAtMs)} text="running" />}
        {boosters && (
          <Bar
            from={at(boosters.atMs)}
            to={at(boosters.atMs + boosterMsOf(ingredients))}
            text={hoursText(boosterMsOf(ingredients))}
          />
        )}
      </Lane>
      <div className="relative ml-16 h-5 border-t border-rule">
        {labels.map((ms) => (
          <span
            key={ms}
            className={cn(
              "absolute top-1 text-muted-foreground",
              at(ms) > LAST_LABEL ? "-translate-x-full" : "-translate-x-1/2",
            )}
            style={{ left: percent(at(ms)) }}
          >
            {formatGameMinute(ms).slice(0, 2)}
          </span>
        ))}
      </div>
    </div>
  );
}

const Lane = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-end">
    <span className="w-16 shrink-0 text-muted-foreground">{name}</span>
    <div className="relative h-6 flex-1">{children}</div>
  </div>
);

interface BarProps {
  /** The bar's ends on the ruler, 0 to 1. */
  from: number;
  to: number;
  /** The filled fraction from the bottom, 0 to 1. Without it, the bar has an outline. */
  fill?: number;
  text: string;
  /** True if the bar's duration is unknown. */
  isOpen?: boolean;
}

function Bar({ from, to, fill, text, isOpen = false }: BarProps) {
  if (to <= 0 || from >= 1) return null;
  const length = Math.min(1, to) - Math.max(0, from);
  const hasRoom = isOpen || length > text.length * CHARACTER;
  return (
    <span
      className={cn(
        "absolute inset-y-0 overflow-hidden pl-1 leading-6 whitespace-nowrap",
        fill === undefined && "border border-input leading-5.5",
        isOpen && "border-r-0 border-dashed",
      )}
      style={{ left: percent(from), width: percent(length) }}
    >
      {fill !== undefined && (
        <span
          className="absolute inset-x-0 bottom-0 border-t-2 border-primary bg-primary-wash"
          style={{ height: percent(fill) }}
        />
      )}
      <span
        className={cn(
          fill === undefined ? "relative" : "absolute left-1 leading-3",
          // The text must not cross the line at the top of the fill.
          fill !== undefined && (fill <= 0.5 ? "top-0" : "bottom-0"),
          isOpen && ONLY_WIDE,
        )}
      >
        {hasRoom && text}
      </span>
    </span>
  );
}
