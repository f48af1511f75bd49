import { GameTime } from "@/components/game/game-time";
import { hundredthsText, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { useTimeSelector } from "@/components/window/use-now";
import { dayStartMs } from "@/lib/common/time";
import { formatGameDayTime, formatIsoMoment } from "@/lib/format/days";
import { formatGameMinute } from "@/lib/format/times";

import { type AttackRow, personText, respectOf } from "./rows";
import { Direction, Respect, Side, SignedRespect } from "./values";

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
    cell: ({ row }) => (
      <>
        <Direction {...row.original} /> <Side person={row.original.attacker} />
      </>
    ),
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
    // The room that the names would have between them.
    cell: ({ getValue }) => <span className="md:inline-block md:min-w-40">{getValue()}</span>,
  }),
  // Unknown values sort last in both directions.
  column.accessor((attack) => respectOf(attack) ?? undefined, {
    id: "respect",
    header: "Respect",
    sortUndefined: "last",
    meta: { ...NUMERIC, text: (attack) => hundredthsText(respectOf(attack)) },
    cell: ({ row }) => <SignedRespect {...row.original} />,
  }),
  column.accessor(({ gained }) => gained ?? undefined, {
    id: "gained",
    header: "Respect gained",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      hidden: true,
      shortName: "Gained",
      text: ({ gained }) => hundredthsText(gained),
    },
    cell: ({ row }) => <Respect value={row.original.gained} />,
  }),
  column.accessor(({ lost }) => lost ?? undefined, {
    id: "lost",
    header: "Respect lost",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      hidden: true,
      shortName: "Lost",
      text: ({ lost }) => hundredthsText(lost),
    },
    cell: ({ row }) => <Respect value={row.original.lost} />,
  }),
]);

/** The time alone on the current day, since a date in each row would say nothing. */
function When({ atMs }: Pick<AttackRow, "atMs">) {
  const isToday = useTimeSelector(60_000, (nowMs) => dayStartMs(nowMs) === dayStartMs(atMs));
  return (
    <GameTime atMs={atMs}>{isToday ? formatGameMinute(atMs) : formatGameDayTime(atMs)}</GameTime>
  );
}
