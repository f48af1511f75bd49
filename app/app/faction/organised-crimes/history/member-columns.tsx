import { type CrimeLookups, memberName, memberWithId } from "@/components/crimes/crime-lookups";
import { CrimeMember } from "@/components/crimes/crime-member";
import { GameTime } from "@/components/game/game-time";
import { NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatIsoMoment } from "@/lib/format/days";

import type { MemberRow } from "./rows";
import { totalColumns } from "./total-columns";

const column = columnsFor<MemberRow>();

export const memberColumns = (book: CrimeLookups) =>
  column.columns([
    column.accessor(({ memberId }) => memberName(book, memberId), {
      id: "member",
      header: "Member",
      sortFn: "text",
      meta: { ...NAMES, text: ({ memberId }) => memberWithId(book, memberId) },
      cell: ({ row }) => <CrimeMember book={book} id={row.original.memberId} />,
    }),
    ...totalColumns<MemberRow>(book, ({ memberId }) => memberName(book, memberId)),
    column.accessor(({ lastAtMs }) => lastAtMs ?? undefined, {
      id: "last",
      header: "Last",
      sortUndefined: "last",
      meta: {
        ...NUMERIC,
        sortText: { asc: "oldest first", desc: "newest first" },
        text: ({ lastAtMs }) => (lastAtMs === null ? "" : formatIsoMoment(lastAtMs)),
      },
      cell: ({ row }) => <Last {...row.original} />,
    }),
  ]);

export function Last({ lastAtMs }: Pick<MemberRow, "lastAtMs">) {
  if (lastAtMs === null) return "–";
  return <GameTime atMs={lastAtMs}>{formatGameDate(lastAtMs)}</GameTime>;
}
