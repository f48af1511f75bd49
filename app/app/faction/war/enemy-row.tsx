import { memo } from "react";

import { releasedText, stateText } from "@/components/faction/state-text";
import { AttackLink, FighterMark, OutIn, LastAction, TimeLeft } from "@/components/fight/fighter";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { PlayerName } from "@/components/game/player-name";
import { useTimeSelector } from "@/components/window/use-now";
import { formatMinutesSeconds } from "@/lib/format/durations";
import { formatHundredths } from "@/lib/format/numbers";
import { formatGameTime } from "@/lib/format/times";
import {
  type Availability,
  type Fighter,
  type Readiness,
  isInStay,
} from "@/lib/game/fight/fighter";
import { type StatusChange } from "@/lib/game/war/war-members";
import { cn } from "@/lib/utils";

const CHANGES: Readonly<Record<StatusChange, string>> = {
  released: "just out",
  landed: "just returned",
  online: "came online",
};

export interface EnemyRowProps {
  enemy: Fighter;
  readiness: Readiness;
  availability: Availability;
  change: StatusChange | undefined;
  /** The fair fight value of our last win against this enemy; null if unknown. */
  fairFight: number | null;
  /** The time until which a hit on this enemy counts as a retaliation. */
  retaliateUntilMs: number | undefined;
  /** The name of the member whom the enemy hit. */
  victim: string | undefined;
  /** Null if unknown, or if the enemy isn't away. */
  awaySinceMs: number | null;
  /** The player's note on the enemy; empty if there is none. */
  note: string;
}

/** Where the last action has a column, and where there is no room for it. */
const WITH_COLUMN = "max-md:hidden md:@max-3xl/page:hidden";
const NO_COLUMN = "md:@3xl/page:hidden";

/** True if a hit on this enemy counts as a retaliation, and they can be hit now or soon. */
export const isRetaliationTarget = ({
  retaliateUntilMs,
  readiness,
}: Pick<EnemyRowProps, "retaliateUntilMs" | "readiness">): boolean =>
  retaliateUntilMs !== undefined && readiness !== "later";

/** The row of an enemy: when they can be hit, and a link to the attack page of the game. */
export const EnemyRow = memo(function EnemyRow({
  enemy,
  readiness,
  availability,
  change,
  fairFight,
  retaliateUntilMs,
  victim,
  awaySinceMs,
  note,
}: EnemyRowProps) {
  const { id, name, level } = enemy;
  const retaliation = retaliateUntilMs !== undefined && (
    <TimeToRetaliate untilMs={retaliateUntilMs} isLater={readiness === "later"} />
  );
  // A target to hit now is in the group of its own, where “Okay” says nothing more.
  const isTargetNow = retaliation !== false && readiness === "ready";
  // So does “Okay” in the group “Hittable now”, where there is no column for the last action.
  const isOkay = !isTargetNow && readiness === "ready" && enemy.lastAction.status !== "";
  const status = enemy.lastAction.status.toLowerCase();
  return (
    <li
      className={cn(
        "grid min-h-11 grid-cols-[2rem_minmax(0,1fr)_10.5rem_6.25rem_6.25rem] items-center gap-x-2 border-b border-row text-read max-md:min-h-15 max-md:grid-cols-[2rem_minmax(0,1fr)_auto] max-md:gap-x-1 max-md:py-1 md:@max-3xl/page:grid-cols-[2rem_minmax(0,1fr)_8rem_6.25rem]",
        change && "bg-primary-wash",
      )}
    >
      <FighterMark
        readiness={readiness}
        availability={availability}
        className="size-5 max-md:row-span-2"
      />
      <span
        className={cn(
          "wrap-anywhere max-md:text-[1.0625rem]/6",
          readiness === "later" ? "font-medium" : "font-semibold",
        )}
      >
        <RowPlayerLink id={id} isInline>
          <PlayerName>{name}</PlayerName>
        </RowPlayerLink>{" "}
        <span className="text-base font-normal">
          <span className="sr-only">level </span>
          {level}
        </span>
      </span>
      <span className="min-w-0 wrap-anywhere max-md:col-start-2 max-md:row-start-2 max-md:text-[0.9375rem]/5">
        {isTargetNow ? (
          <>
            {retaliation}
            {status !== "" && <span className={NO_COLUMN}>, {status}</span>}
          </>
        ) : (
          <>
            <span className={cn(isOkay && WITH_COLUMN)}>
              <StateText enemy={enemy} readiness={readiness} availability={availability} />
            </span>
            {isOkay && (
              <span className={NO_COLUMN}>
                <LastAction lastAction={enemy.lastAction} />
              </span>
            )}
          </>
        )}
        {change && (
          <>
            , <b className="font-semibold">{CHANGES[change]}</b>
          </>
        )}
        {awaySinceMs !== null && <span> since {formatGameTime(awaySinceMs)}</span>}
        {fairFight !== null && (
          <span className="text-small whitespace-nowrap">
            {" "}
            <span aria-hidden>FF</span>
            <span className="sr-only">fair fight</span> {formatHundredths(fairFight)}
          </span>
        )}
        {note !== "" && <span className="line-clamp-2 text-small italic">{note}</span>}
        {!isTargetNow && retaliation && <span className="block">{retaliation}</span>}
        {retaliation && (
          <span className="block text-small leading-4">
            Attacked {victim === undefined ? "a member" : <span translate="no">{victim}</span>}
          </span>
        )}
      </span>
      <span className={cn("text-base", WITH_COLUMN)}>
        <LastAction lastAction={enemy.lastAction} />
      </span>
      <span className="text-right font-semibold max-md:col-start-3 max-md:row-span-2 max-md:row-start-1">
        {readiness === "later" ? (
          <TimeLeft fighter={enemy} />
        ) : (
          <AttackLink id={id} name={name} isReady={readiness === "ready"} />
        )}
      </span>
    </li>
  );
});

function StateText({
  enemy,
  readiness,
  availability,
}: Pick<EnemyRowProps, "enemy" | "readiness" | "availability">) {
  if (readiness === "ready") return "Okay";
  if (readiness === "soon" && enemy.stateUntilMs !== null) {
    return <OutIn atMs={enemy.stateUntilMs} />;
  }
  if (availability === "hospital" || availability === "jail") return enemy.state;
  if (enemy.abroadIn !== null) return <Abroad enemy={enemy} abroadIn={enemy.abroadIn} />;
  return enemy.description || enemy.state || "Unknown";
}

/** "Hospital in Switzerland", and "In Switzerland" once released. */
function Abroad({ enemy, abroadIn }: Pick<EnemyRowProps, "enemy"> & { abroadIn: string }) {
  const isStill = useTimeSelector(1000, (nowMs) => isInStay(enemy, nowMs));
  return isStill ? stateText(enemy.state, abroadIn) : releasedText(abroadIn);
}

interface TimeToRetaliateProps {
  untilMs: number;
  /** True outside of the group of those to retaliate on. */
  isLater: boolean;
}

/** The time left to retaliate, counting down. */
function TimeToRetaliate({ untilMs, isLater }: TimeToRetaliateProps) {
  const left = useTimeSelector(1000, (nowMs) =>
    nowMs === 0 ? "" : formatMinutesSeconds(Math.max(0, untilMs - nowMs)),
  );
  return (
    <b className="font-semibold text-primary">
      <span className="whitespace-nowrap">
        <span className="tabular-nums">{left}</span> left
      </span>
      {isLater && " to retaliate"}
    </b>
  );
}
