import { memberName } from "@/components/crimes/crime-lookups";
import { PageLink } from "@/components/figures/row-links";
import { PlayerLink } from "@/components/game/player-link";
import type { Fit, SlotFits } from "@/lib/game/crimes/fits";

import type { Room } from "./use-room";

interface FitsProps {
  /** Null if who is in a crime is unknown. */
  fits: SlotFits | null;
  room: Room;
}

/** The members who fit an empty slot best, with their rates. */
export function Fits({ fits, room: { lookups, isPartial } }: FitsProps) {
  if (fits === null) {
    return <span className="text-muted-foreground">who is in an OC is unknown</span>;
  }
  const { first, second } = fits;
  const named = (fit: Fit) => (
    <span key={fit.memberId} className="ml-1 inline-block whitespace-nowrap not-first:ml-3">
      <span className="-my-3 inline-block font-semibold">
        <PlayerLink id={fit.memberId}>{memberName(lookups, fit.memberId)}</PlayerLink>
      </span>{" "}
      {fit.passRate}
    </span>
  );
  if (first === null && second === null) {
    return (
      <span className="text-muted-foreground">
        {isPartial ? "no known rate in the data that loaded" : "no known rate"},{" "}
        <span className="-my-3 inline-block">
          <PageLink href="/app/faction/members?oc=no">Members</PageLink>
        </span>
      </span>
    );
  }
  return (
    <>
      {first !== null && (
        <>
          <span className="text-muted-foreground">fits:</span> {named(first)}
        </>
      )}
      {second !== null && named(second)}
      {first === null && <span className="text-muted-foreground">, named for another slot</span>}
    </>
  );
}
