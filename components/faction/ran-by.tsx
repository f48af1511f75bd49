import { PlayerLink } from "@/components/game/player-link";
import type { Faction } from "@/lib/game/faction/faction";

/** "Ran by [3000001]". */
export function RanBy({ leaderId }: Pick<Faction, "leaderId">) {
  return (
    <>
      Ran by [<PlayerLink id={leaderId}>{leaderId}</PlayerLink>]
    </>
  );
}
