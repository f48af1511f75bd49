import { ArrowUpRight } from "lucide-react";
import { createContext, use } from "react";

import { ProgressCircle } from "@/components/figures/progress-circle";
import { attackUrl } from "@/components/game/action-links";
import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { formatMinutesSeconds } from "@/lib/format/durations";
import { formatAge, formatDuration } from "@/lib/format/times";
import {
  type Availability,
  type Fighter,
  type Readiness,
  isInStay,
} from "@/lib/game/fight/fighter";
import { cn } from "@/lib/utils";

interface FighterMarkProps {
  readiness: Readiness;
  availability: Availability;
  className?: string;
}

/**
 * A circle: full for a ready fighter, half full for one who is ready soon, 15% full for others in hospital,
 * and otherwise empty.
 */
export const FighterMark = ({ readiness, availability, className }: FighterMarkProps) => (
  <ProgressCircle
    value={
      readiness === "ready"
        ? 1
        : readiness === "soon"
          ? 0.5
          : availability === "hospital"
            ? 0.15
            : 0
    }
    className={cn(className, readiness === "ready" && "text-primary")}
  />
);

interface AttackLinkProps {
  id: number;
  name: string;
  /** True for the primary button, false for an outlined one. */
  isReady: boolean;
}

/** False while the player can't attack anybody, as in the air. */
export const CanAttack = createContext(true);

/** A link to the game's attack page for a player. It looks like no button while the player can't attack anybody. */
export const AttackLink = ({ id, name, isReady }: AttackLinkProps) => {
  const canAttack = use(CanAttack);
  return (
    <Button
      asChild
      variant={!canAttack ? "quiet" : isReady ? "default" : "outline"}
      className="h-8 w-full justify-between max-md:h-11 max-md:min-w-26 max-md:text-read max-[22rem]:min-w-23"
    >
      <a href={attackUrl(id)} target="_blank" rel="noreferrer">
        <span>
          Attack
          <span className="sr-only" translate="no">
            {" "}
            {name}
          </span>
        </span>
        <ArrowUpRight aria-hidden />
      </a>
    </Button>
  );
};

/** "Out in 3:42". */
export function OutIn({ atMs }: { atMs: number }) {
  const left = useTimeSelector(1000, (nowMs) =>
    nowMs === 0 ? "" : formatMinutesSeconds(atMs - nowMs),
  );
  return (
    <>
      Out in <b className="font-semibold tabular-nums">{left}</b>
    </>
  );
}

/** The time left of a stay in hospital or jail. Empty for a flight, since landing times are unknown. */
export function TimeLeft({ fighter }: { fighter: Fighter }) {
  const { stateUntilMs: untilMs } = fighter;
  return useTimeSelector(60_000, (nowMs) =>
    untilMs === null || nowMs === 0 || !isInStay(fighter, nowMs)
      ? ""
      : formatDuration(untilMs - nowMs),
  );
}

/** "Offline 12 h": the time since the last action. */
export function LastAction({ lastAction: { status, atMs } }: Pick<Fighter, "lastAction">) {
  const age = useTimeSelector(60_000, (nowMs) =>
    atMs === null || nowMs === 0 ? "" : formatAge(nowMs - atMs).replace(" ago", ""),
  );
  if (status === "") return "–";
  return status === "Online" || age === "just now" ? status : `${status} ${age}`;
}
