import { StartsIn } from "@/components/crimes/starts-in";
import { crimeUrl } from "@/components/game/links";
import { GameTime } from "@/components/game/game-time";
import { FIGURES, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { isRecruiting } from "@/lib/game/crimes/status";

import { CrimeState } from "./crime-state";
import { Slots } from "./slots";
import type { UnderWayRow } from "./under-way-rows";

const column = columnsFor<UnderWayRow>();

export const underWayColumns = (nowMs: number, nameOf: (memberId: number) => string) =>
  column.columns([
    column.accessor(({ crime }) => crime.name, {
      id: "crime",
      header: "Crime",
      sortFn: "text",
      meta: NAMES,
      cell: ({ row: { original } }) => <CrimeLink {...original.crime} />,
    }),
    column.accessor(({ crime }) => crime.difficulty ?? undefined, {
      id: "level",
      header: "Level",
      sortUndefined: "last",
      meta: FIGURES,
      cell: ({ getValue }) => orDash(getValue() ?? null, formatWhole),
    }),
    column.accessor(({ crime }) => crime.status, {
      id: "status",
      header: "Status",
      sortFn: "text",
      meta: {
        align: "afterFigure",
        ...NAMES,
        text: ({ crime, filled }) => `${crime.status} ${filled} of ${crime.slots.length}`,
      },
      cell: ({ row }) => <CrimeState {...row.original} />,
    }),
    column.accessor(({ filled }) => filled, {
      id: "slots",
      header: "Slots, pass rate",
      meta: {
        sortWords: { asc: "fewest filled first", desc: "most filled first" },
        text: ({ slots }) =>
          slots
            .map(({ memberId, passRate }) =>
              memberId === null ? "empty" : `${nameOf(memberId)} ${passRate ?? "–"}`,
            )
            .join(", "),
      },
      cell: ({ row }) => <Slots slots={row.original.slots} nameOf={nameOf} />,
    }),
    column.accessor(({ lowest }) => lowest ?? undefined, {
      id: "lowest",
      header: "Lowest",
      sortUndefined: "last",
      meta: FIGURES,
      cell: ({ getValue }) => orDash(getValue() ?? null, formatWhole),
    }),
    column.accessor(({ earliestMs }) => earliestMs ?? undefined, {
      id: "earliest",
      header: "Earliest",
      sortUndefined: "last",
      meta: {
        align: "end",
        sortWords: { asc: "soonest first", desc: "latest first" },
        text: ({ earliestMs }) => (earliestMs === null ? "" : new Date(earliestMs).toISOString()),
      },
      cell: ({ row: { original } }) => <Earliest {...original} nowMs={nowMs} />,
    }),
    column.display({
      id: "in",
      header: "In",
      meta: { align: "end", noText: true },
      cell: ({ row: { original } }) => <StartsIn crime={original.crime} nowMs={nowMs} />,
    }),
  ]);

export function CrimeLink({ id, name }: { id: number; name: string }) {
  return (
    <a
      href={crimeUrl(id)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center hover:underline max-md:min-h-11"
    >
      {name}
    </a>
  );
}

/** The earliest start; marked as an estimate while slots are empty. */
export function Earliest({ crime, earliestMs, nowMs }: UnderWayRow & { nowMs: number }) {
  if (earliestMs === null) return "–";
  return (
    <GameTime atMs={earliestMs}>
      <b className="font-semibold">
        {isRecruiting(crime) && "about "}
        {formatGameMoment(earliestMs, nowMs)}
      </b>
    </GameTime>
  );
}
