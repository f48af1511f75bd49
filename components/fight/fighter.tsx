import { ArrowUpRight } from "lucide-react";

import { ProgressCircle } from "@/components/figures/progress-circle";
import { attackUrl } from "@/components/game/links";
import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { formatMinutesSeconds } from "@/lib/format/durations";
import { formatAge, formatDuration } from "@/lib/format/times";
import {
  type Attackable,
  type Availability,
  isInStay,
  type WarMember,
} from "@/lib/game/war/war-member";
import { cn } from "@/lib/utils";

interface FighterMarkProps {
  when: Attackable;
  where: Availability;
  className?: string;
}

/**
 * A circle: full for a fighter who can be hit now, half full for a fighter who can be hit soon, 15% full for others in hospital,
 * and otherwise empty.
 */
export const FighterMark = ({ when, where, className }: FighterMarkProps) => (
  <ProgressCircle
    value={when === "now" ? 1 : when === "soon" ? 0.5 : where === "hospital" ? 0.15 : 0}
    className={cn(className, when === "now" && "text-primary")}
  />
);

interface AttackLinkProps {
  id: number;
  name: string;
  /** True if the player can be hit now; the link then looks like the primary button. */
  isReady: boolean;
}

/** A link to the game's attack page for a player. */
export const AttackLink = ({ id, name, isReady }: AttackLinkProps) => (
  <Button
    asChild
    variant={isReady ? "default" : "outline"}
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
export function TimeLeft({ fighter }: { fighter: WarMember }) {
  const { stateUntilMs: untilMs } = fighter;
  return useTimeSelector(60_000, (nowMs) =>
    untilMs === null || nowMs === 0 || !isInStay(fighter, nowMs)
      ? ""
      : formatDuration(untilMs - nowMs),
  );
}

/** "Offline 12 h": the time since the last action. */
export function LastAction({ lastAction: { status, atMs } }: Pick<WarMember, "lastAction">) {
  const age = useTimeSelector(60_000, (nowMs) =>
    atMs === null || nowMs === 0 ? "" : formatAge(nowMs - atMs).replace(" ago", ""),
  );
  if (status === "") return "–";
  return status === "Online" || age === "just now" ? status : `${status} ${age}`;
}
