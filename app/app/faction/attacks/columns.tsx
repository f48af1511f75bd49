import { GameTime } from "@/components/game/game-time";
import { NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDayTime, formatIsoMoment } from "@/lib/format/days";

import { type AttackRow, personText } from "./rows";
import { Gained, Respect, respectText, Side } from "./values";

const column = columnsFor<AttackRow>();

export const columns = column.columns([
  column.accessor("atMs", {
    id: "when",
    header: "When",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }) => formatIsoMoment(atMs),
    },
    cell: ({ row }) => <When {...row.original} />,
  }),
  column.accessor(({ attacker }) => personText(attacker), {
    id: "attacker",
    header: "Attacker",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <Side person={row.original.attacker} />,
  }),
  column.accessor(({ defender }) => personText(defender), {
    id: "defender",
    header: "Defender",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <Side person={row.original.defender} />,
  }),
  column.accessor("result", {
    id: "result",
    header: "Result",
    sortFn: "text",
    meta: NAMES,
  }),
  // Unknown values sort last in both directions.
  column.accessor(({ gained }) => gained ?? undefined, {
    id: "gained",
    header: "Respect gained",
    sortUndefined: "last",
    meta: { ...NUMERIC, sortName: "Gained", text: ({ gained }) => respectText(gained) },
    cell: ({ row }) => <Gained {...row.original} />,
  }),
  column.accessor(({ lost }) => lost ?? undefined, {
    id: "lost",
    header: "Respect lost",
    sortUndefined: "last",
    meta: { ...NUMERIC, sortName: "Lost", text: ({ lost }) => respectText(lost) },
    cell: ({ row }) => <Respect value={row.original.lost} />,
  }),
]);

function When({ atMs }: Pick<AttackRow, "atMs">) {
  return <GameTime atMs={atMs}>{formatGameDayTime(atMs)}</GameTime>;
}
