import { Missing } from "@/components/feedback/retry-advice";

import type { Fights, Player } from "./use-fights";

interface FailedCallsProps {
  player: Player;
  fights: Fights;
}

/** What is missing in estimates because a call failed. */
export const FailedCalls = ({ player, fights }: FailedCallsProps) => (
  <>
    <Missing
      path="user/attacks"
      error={fights.outgoing.error ?? fights.incoming.error}
      retry={() => {
        for (const { error, retry } of [fights.outgoing, fights.incoming]) if (error) retry();
      }}
    >
      {fights.outgoing.error
        ? "Couldn’t load your attacks: respect and difficulty are unknown."
        : "Couldn’t load the attacks on you: they say nothing here."}
    </Missing>
    <Missing path="user/reports" {...fights.reports}>
      Couldn’t load your spy reports.
    </Missing>
    <Missing path="user/personalstats" {...fights.stats}>
      Couldn’t load your battle stats: total stats of others may be missing.
    </Missing>
    <Missing path="user/basic" {...player.profile}>
      Couldn’t load where you are: the list assumes that you’re in Torn.
    </Missing>
  </>
);
