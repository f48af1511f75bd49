import { PlayerLink } from "@/components/game/player-link";

import { type Book, memberName } from "./book";

/** A link to a member in the game. Somebody who has left the faction is shown by id, since the game names only members. */
export function CrimeMember({ book, id }: { book: Pick<Book, "members">; id: number }) {
  return (
    <span className="wrap-anywhere">
      <PlayerLink id={id}>{memberName(book, id)}</PlayerLink>
      {!book.members.has(id) && (
        <span className="text-small whitespace-nowrap text-muted-foreground">
          {" "}
          left the faction
        </span>
      )}
    </span>
  );
}
