import { CircleDashed } from "lucide-react";

import { AttackLink } from "@/components/fight/fighter";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration, formatGameMinute, formatGameMoment } from "@/lib/format/times";
import { isInHospital } from "@/lib/game/fight/fighter";
import {
  type HospitalStay,
  type LootLevel,
  lootLevelAt,
  type LootState,
  lootTimes,
  type Npc,
} from "@/lib/game/fight/loot-levels";
import type { PlayerProfile } from "@/lib/game/fight/targets";
import { cn } from "@/lib/utils";

export const ROMAN = ["", "I", "II", "III", "IV", "V"];

/** "IV+" for a level with others above it. */
export const andAbove = (level: LootLevel) => `${ROMAN[level] ?? ""}${level < 5 ? "+" : ""}`;

/** The period that the ruler covers, from now. */
const RULER_MS = 8 * HOUR_MS;

export interface NpcRow {
  npc: Npc;
  profile: PlayerProfile;
  stay: HospitalStay | null;
  lootLevel: LootLevel | null;
  loot: LootState;
}

const NPC_GRID =
  "grid grid-cols-[1.75rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 max-[22rem]:grid-cols-[1.75rem_minmax(min-content,1fr)_auto_auto] @4xl/page:grid-cols-[1.75rem_11.5rem_minmax(0,1fr)_9rem_6.5rem] @4xl/page:gap-x-3";
const COURSE = "col-span-4 @4xl/page:col-span-1 @4xl/page:col-start-3 @4xl/page:row-start-1";
const SMALL = "block text-small text-muted-foreground";

/** The header of the list, with the times of the ruler every two hours. */
export function Axis({ nowMs, level }: { nowMs: number; level: LootLevel }) {
  // The first label leaves room for "now", and the last one for the length of the ruler.
  const marks = hoursOf(nowMs, 2).filter(
    (atMs) => atMs - nowMs > 1.1 * HOUR_MS && atMs - nowMs < RULER_MS - 1.25 * HOUR_MS,
  );
  return (
    <div
      className={cn(
        NPC_GRID,
        "min-h-9 border-b border-rule pb-1.5 text-small text-muted-foreground",
      )}
    >
      <span className="hidden @4xl/page:col-span-2 @4xl/page:block">NPC, state</span>
      <span aria-hidden className={cn("relative block h-4", COURSE)}>
        <b className="font-semibold text-primary">now</b>
        {marks.map((atMs) => (
          <span
            key={atMs}
            className="absolute top-0 -translate-x-1/2"
            style={{ left: percent((atMs - nowMs) / RULER_MS) }}
          >
            {formatGameMinute(atMs)}
          </span>
        ))}
        <span className="absolute top-0 right-0">+{RULER_MS / HOUR_MS} h</span>
      </span>
      <span className="hidden text-right @4xl/page:block">Level {andAbove(level)}</span>
    </div>
  );
}

/** The timestamps of the ruler's full hours: every hour, or every `step` hours. */
function hoursOf(nowMs: number, step: number): number[] {
  const first = Math.ceil(nowMs / (step * HOUR_MS)) * step * HOUR_MS;
  return Array.from({ length: RULER_MS / HOUR_MS }, (_, at) => first + at * step * HOUR_MS).filter(
    (atMs) => atMs < nowMs + RULER_MS,
  );
}

const percent = (fraction: number) => `${Math.min(1, Math.max(0, fraction)) * 100}%`;

/** True if the NPC has certainly reached the level. */
export const isWorthHitting = (loot: LootState, level: LootLevel): boolean =>
  loot.kind === "level" && loot.isSure && loot.level >= level;

interface NpcLineProps {
  row: NpcRow;
  level: LootLevel;
  nowMs: number;
}

/** The row of an NPC, with the times of its levels. */
export function NpcLine({ row: { npc, profile, stay, loot }, level, nowMs }: NpcLineProps) {
  const isWorth = isWorthHitting(loot, level);
  return (
    <li className={cn(NPC_GRID, "border-b border-row py-2 last:border-rule @4xl/page:min-h-14")}>
      {loot.kind === "unknown" ? (
        <CircleDashed aria-hidden className="size-5" />
      ) : (
        <ProgressCircle
          value={isWorth ? 1 : loot.kind === "level" ? 0.5 : 0}
          className={cn("size-5", isWorth && "text-primary")}
        />
      )}
      <p className="min-w-0">
        <b className="font-semibold">
          <RowPlayerLink id={npc.id}>{npc.name}</RowPlayerLink>
        </b>
        <span className={SMALL}>
          {stateOf(loot, profile, nowMs)}
          {loot.kind === "level" && (
            <>
              {/* Beside the time of the selected level, a phone has no room for that of a lower one. */}
              <span className={cn(loot.level < level && "@max-4xl/page:hidden")}>
                {loot.sinceMs !== null && ` since ${formatGameMoment(loot.sinceMs, nowMs)}`}
              </span>
              {!loot.isSure && ", unless beaten"}
            </>
          )}
          {lifeOf(profile, nowMs)}
        </span>
      </p>
      <p className="text-right @4xl/page:col-start-4 @4xl/page:row-start-1">
        <When stay={stay} loot={loot} level={level} nowMs={nowMs} />
      </p>
      <span className="w-26 empty:hidden max-[22rem]:w-23 @4xl/page:col-start-5 @4xl/page:row-start-1 @4xl/page:w-auto">
        {loot.kind === "hospital" || isInHospital(profile, nowMs) ? null : (
          <AttackLink id={npc.id} name={npc.name} isReady={isWorth} />
        )}
      </span>
      {stay === null ? (
        <p className={cn(COURSE, "text-muted-foreground")}>
          {isInHospital(profile, nowMs)
            ? "Release time not reported by the game."
            : "This browser didn’t see them leave hospital."}
        </p>
      ) : (
        <Course stay={stay} level={level} nowMs={nowMs} />
      )}
    </li>
  );
}

const isWithinMinute = (atMs: number, nowMs: number) => atMs - nowMs < MINUTE_MS;

/** "17:16", or "in under 1 min": within the current minute, a time would look as if it had passed. */
const comingText = (atMs: number, nowMs: number) =>
  isWithinMinute(atMs, nowMs) ? `in ${formatDuration(atMs - nowMs)}` : formatGameMinute(atMs);

function stateOf(loot: LootState, profile: PlayerProfile, nowMs: number): string {
  if (loot.kind === "hospital") {
    return isWithinMinute(loot.untilMs, nowMs)
      ? `Out of hospital ${comingText(loot.untilMs, nowMs)}`
      : `In hospital until ${formatGameMinute(loot.untilMs)}`;
  }
  if (loot.kind === "unknown") {
    return isInHospital(profile, nowMs) ? "In hospital" : "Out, level unknown";
  }
  return `Level ${ROMAN[loot.level] ?? ""}`;
}

function lifeOf(profile: PlayerProfile, nowMs: number): string {
  const { life } = profile;
  if (life === null || isInHospital(profile, nowMs) || life.current >= life.maximum) return "";
  return `, life ${formatWhole(Math.round((life.current / life.maximum) * 100))}%`;
}

interface WhenProps {
  stay: HospitalStay | null;
  loot: LootState;
  level: LootLevel;
  nowMs: number;
}

/** The time when the NPC reaches the selected level. In its column, "now" if it has: the state beside the name says the level. */
function When({ stay, loot, level, nowMs }: WhenProps) {
  const atMs = lootLevelAt(stay, level);
  if (loot.kind === "level" && loot.level >= level) {
    return (
      <b className={cn("hidden font-semibold @4xl/page:inline", loot.isSure && "text-primary")}>
        {loot.isSure ? "now" : "maybe"}
      </b>
    );
  }
  if (atMs === null) return null;
  return (
    <>
      <b className="font-semibold">
        {ROMAN[level]} in {formatDuration(atMs - nowMs)}
      </b>
      <span className={cn(SMALL, "hidden @4xl/page:block")}>at {formatGameMinute(atMs)}</span>
    </>
  );
}

interface CourseProps {
  stay: HospitalStay;
  level: LootLevel;
  nowMs: number;
}

/** True unless the label of the next level would cover a step's own: the text beside the chart says that level too. */
const hasRoomForLabel = (
  { atMs, endMs }: { atMs: number; endMs: number },
  fractionAt: (atMs: number) => number,
) => fractionAt(endMs) === 1 || fractionAt(endMs) - fractionAt(atMs) > 0.05;

/** The levels of the next hours as steps of a chart, and the times of all coming levels as text. */
function Course({ stay, level, nowMs }: CourseProps) {
  const times = lootTimes(stay);
  const toMs = nowMs + RULER_MS;
  const fractionAt = (atMs: number) => Math.min(1, Math.max(0, (atMs - nowMs) / RULER_MS));
  const steps = times
    .map((time, index) => ({ ...time, endMs: times[index + 1]?.atMs ?? Infinity }))
    .filter(({ atMs, endMs }) => endMs > nowMs && atMs < toMs);
  const coming = times.filter(({ atMs }) => atMs > nowMs);
  return (
    <div className={cn(COURSE, "min-w-0")}>
      <div
        aria-hidden
        className="relative h-9.5 border-b border-l-2 border-b-rule border-l-primary"
      >
        {hoursOf(nowMs, 1).map((atMs) => (
          <span
            key={atMs}
            className="absolute inset-y-0 border-l border-row"
            style={{ left: percent(fractionAt(atMs)) }}
          />
        ))}
        {stay.untilMs > nowMs && (
          <span
            className="absolute bottom-1 left-0 border-b-2 border-dotted border-input"
            style={{ width: percent(fractionAt(stay.untilMs)) }}
          />
        )}
        {steps.map((step) => {
          const from = fractionAt(step.atMs);
          const isWorth = step.level >= level;
          return (
            <span
              key={step.level}
              className={cn(
                "absolute bottom-0 border-t-2",
                !isWorth && "border-muted-foreground bg-muted",
                isWorth && "border-primary",
                isWorth && (step.atMs <= nowMs ? "bg-primary" : "bg-primary-wash"),
              )}
              style={{
                left: percent(from),
                width: percent(fractionAt(step.endMs) - from),
                height: `${step.level * 0.25}rem`,
              }}
            >
              {hasRoomForLabel(step, fractionAt) && (
                <b
                  className={cn(
                    "absolute bottom-full text-tiny leading-4",
                    from > 0.95 ? "right-0" : "left-0.5",
                    isWorth ? "font-semibold text-primary" : "font-normal",
                  )}
                >
                  {ROMAN[step.level]}
                </b>
              )}
            </span>
          );
        })}
      </div>
      <p className="flex flex-wrap gap-x-4 pt-1 text-small text-muted-foreground">
        {coming.length === 0
          ? "No level after V"
          : coming.map((time) => (
              <span key={time.level}>
                {ROMAN[time.level]}{" "}
                <b
                  className={cn(
                    "text-foreground",
                    time.level >= level ? "font-semibold" : "font-normal",
                  )}
                >
                  {comingText(time.atMs, nowMs)}
                </b>
              </span>
            ))}
      </p>
    </div>
  );
}
