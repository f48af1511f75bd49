import { PlayerLink } from "@/components/game/player-link";

import { type Book, memberName } from "./book";

/** A member, opened in the game; somebody who has left the faction by id alone, since the game names members only. */
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
