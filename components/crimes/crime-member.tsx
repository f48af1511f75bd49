import type { AccessorFnColumnDef, RowData } from "@tanstack/react-table";

import { PlayerLink } from "@/components/game/player-link";
import { NAMES } from "@/components/table/cells";
import type { Features } from "@/components/table/features";
import { hasLeft } from "@/lib/game/faction/member";

import { type CrimeLookups, memberName, memberWithId } from "./crime-lookups";

type MemberLookup = Pick<CrimeLookups, "members">;

/** The member column of a table, sorted by name and exported with the id. */
export const memberColumn = <Row extends RowData & { memberId: number }>(
  lookups: MemberLookup,
): AccessorFnColumnDef<Features, Row, string> => ({
  id: "member",
  header: "Member",
  accessorFn: ({ memberId }) => memberName(lookups, memberId),
  sortFn: "text",
  meta: { ...NAMES, text: ({ memberId }) => memberWithId(lookups, memberId), phone: "title" },
  cell: ({ row }) => <CrimeMember lookups={lookups} id={row.original.memberId} />,
});

/**
 * A link to a member's profile in the game. A player who is not among the members is shown by id, since the game names only
 * members.
 */
function CrimeMember({ lookups, id }: { lookups: MemberLookup; id: number }) {
  return (
    <span className="wrap-anywhere">
      <PlayerLink id={id}>{memberName(lookups, id)}</PlayerLink>
      {hasLeft(id, lookups.members) && (
        <span className="text-small whitespace-nowrap text-muted-foreground">
          {" "}
          left the faction
        </span>
      )}
    </span>
  );
}
