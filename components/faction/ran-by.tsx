import { PlayerLink } from "@/components/game/player-link";
import type { Faction } from "@/lib/game/faction/faction";

/** "Ran by [3000001]"; nothing if the game names no leader. */
export function RanBy({ leaderId }: Pick<Faction, "leaderId">) {
  if (leaderId === null) return null;
  return (
    <>
      Ran by [<PlayerLink id={leaderId}>{leaderId}</PlayerLink>]
    </>
  );
}
