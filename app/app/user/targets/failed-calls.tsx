import type { ReactNode } from "react";

import { Missing } from "@/components/feedback/retry-advice";
import { formatShortGameDay } from "@/lib/format/days";

import type { Fights, Player } from "./use-fights";

interface FailedCallsProps {
  player: Player;
  fights: Fights;
  /** What the view assumes of a player who couldn't be loaded. */
  children: ReactNode;
}

/** What is missing in estimates because a call failed. */
export function FailedCalls({ player, fights, children }: FailedCallsProps) {
  const { outgoing, earlier, incoming, reports, stats, textContext } = fights;
  const { attacksFromMs } = textContext;
  return (
    <>
      <Missing
        path="user/attacks"
        error={outgoing.error ?? earlier.error ?? incoming.error}
        retry={() => {
          for (const { error, retry } of [outgoing, earlier, incoming]) if (error) retry();
        }}
      >
        {outgoing.error
          ? "Couldn’t load your attacks, so respect and difficulty may be unknown."
          : earlier.error
            ? `Couldn’t load your ${attacksFromMs === null ? "older attacks" : `attacks before ${formatShortGameDay(attacksFromMs)}`}, so they’re excluded.`
            : "Couldn’t load attacks on you, so they’re excluded."}
      </Missing>
      <Missing path="user/reports" {...reports}>
        Couldn’t load your spy reports.
      </Missing>
      <Missing path="user/personalstats" {...stats}>
        Couldn’t load your battle stats, so total stats of others may be missing.
      </Missing>
      <Missing path="user/basic" {...player.profile}>
        {children}
      </Missing>
    </>
  );
}
