import { areItemsLoaded, type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { CrimeMember } from "@/components/crimes/crime-member";
import { ItemsValue } from "@/components/crimes/items-value";
import { GameTime } from "@/components/game/game-time";
import { EXPLAINED, NUMERIC, MONEY, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatIsoMoment } from "@/lib/format/days";
import { formatPercent, orDash } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";

import type { ParticipantRow } from "./participation-rows";

const column = columnsFor<ParticipantRow>();

export const participationColumns = (book: CrimeLookups, nowMs: number) =>
  column.columns([
    column.accessor(({ memberId }) => memberName(book, memberId), {
      id: "member",
      header: "Member",
      sortFn: "text",
      meta: { ...NAMES, text: ({ memberId }) => `${memberName(book, memberId)} [${memberId}]` },
      cell: ({ row }) => <CrimeMember book={book} id={row.original.memberId} />,
    }),
    column.accessor("crimes", { id: "crimes", header: "Crimes", ...INTEGER }),
    column.accessor("succeeded", { id: "won", header: "Won", ...INTEGER }),
    column.accessor("failed", { id: "failed", header: "Failed", ...INTEGER }),
    column.accessor("hurt", { id: "hurt", header: "Hurt", ...INTEGER }),
    column.accessor(({ successRate }) => successRate ?? undefined, {
      id: "success",
      header: "Success",
      sortUndefined: "last",
      meta: NUMERIC,
      cell: ({ getValue }) => orDash(getValue() ?? null, formatPercent),
    }),
    column.accessor("money", { id: "money", header: "Money", ...MONEY }),
    column.accessor("respect", { id: "respect", header: "Respect", ...INTEGER }),
    column.accessor(({ itemsValue }) => (areItemsLoaded(book) ? itemsValue : undefined), {
      id: "items",
      header: "Items",
      sortUndefined: "last",
      meta: EXPLAINED,
      cell: ({ row }) => <Items row={row.original} book={book} />,
    }),
    column.accessor(({ percent }) => percent ?? undefined, {
      id: "share",
      header: "Share",
      sortUndefined: "last",
      meta: { ...NUMERIC, bar: () => "open" },
      cell: ({ getValue }) => orDash(getValue() ?? null, formatPercent),
    }),
    column.accessor(({ lastAtMs }) => lastAtMs ?? undefined, {
      id: "last",
      header: "Last",
      sortUndefined: "last",
      meta: {
        align: "end",
        sortText: { asc: "oldest first", desc: "newest first" },
        text: ({ lastAtMs }) => (lastAtMs === null ? "" : formatIsoMoment(lastAtMs)),
      },
      cell: ({ row }) => <Last {...row.original} nowMs={nowMs} />,
    }),
  ]);

/** What the member's part of the items would sell for, and which they are. */
export function Items({ row, book }: { row: ParticipantRow; book: CrimeLookups }) {
  return (
    <ItemsValue
      owner={memberName(book, row.memberId)}
      value={row.itemsValue}
      items={row.items}
      lookups={book}
      note="The items of a crime are divided equally among its slots; their value is rounded down for each."
    />
  );
}

/** "under way" for members of an open crime, else how long ago their last one was. */
export function Last({ isUnderWay, lastAtMs, nowMs }: ParticipantRow & { nowMs: number }) {
  if (isUnderWay) return "under way";
  if (lastAtMs === null) return "–";
  return <GameTime atMs={lastAtMs}>{formatDuration(nowMs - lastAtMs)} ago</GameTime>;
}
