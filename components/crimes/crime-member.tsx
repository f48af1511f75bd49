import { PlayerLink } from "@/components/game/links";
import { hasLeft } from "@/lib/game/faction/member";

import { type CrimeLookups, memberName } from "./crime-lookups";

/** A link to a member in the game. Somebody who is not among them is shown by id, since the game names only members. */
export function CrimeMember({ book, id }: { book: Pick<CrimeLookups, "members">; id: number }) {
  return (
    <span className="wrap-anywhere">
      <PlayerLink id={id}>{memberName(book, id)}</PlayerLink>
      {hasLeft(id, book.members) && (
        <span className="text-small whitespace-nowrap text-muted-foreground">
          {" "}
          left the faction
        </span>
      )}
    </span>
  );
}
