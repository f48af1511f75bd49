import { Explained } from "@/components/figures/explain";
import { EXPLAINED, NUMERIC, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatHundredths, orDash } from "@/lib/format/numbers";

import { explainNet } from "./explanation";
import { MemberName, Net } from "./member-values";
import { type MemberRow, personText } from "./rows";
import { respectText, Respect } from "./values";

const column = columnsFor<MemberRow>();

export const memberColumns = column.columns([
  column.accessor(personText, {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <MemberName {...row.original} />,
  }),
  column.accessor("attacks", { id: "attacks", header: "Attacks", ...INTEGER }),
  column.accessor("wins", { id: "wins", header: "Wins", ...INTEGER }),
  column.accessor("losses", { id: "losses", header: "Losses", ...INTEGER }),
  column.accessor("gained", {
    id: "gained",
    header: "Respect gained",
    meta: {
      ...NUMERIC,
      sortName: "Gained",
      bar: () => "yours",
      text: ({ gained }) => respectText(gained),
    },
    cell: ({ row }) => <Respect value={row.original.gained} />,
  }),
  // Unknown values sort last in both directions.
  column.accessor(({ respectPerHit }) => respectPerHit ?? undefined, {
    id: "perHit",
    header: "Respect per hit",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      sortName: "Per hit",
      text: ({ respectPerHit }) => respectText(respectPerHit),
    },
    cell: ({ row }) => orDash(row.original.respectPerHit, formatHundredths),
  }),
  column.accessor("bonusRespect", {
    id: "bonus",
    header: "Bonus hits",
    meta: {
      ...NUMERIC,
      sortName: "Bonus",
      text: ({ bonusRespect }) => respectText(bonusRespect),
    },
    cell: ({ row }) => <Respect value={row.original.bonusRespect} />,
  }),
  column.accessor(({ lost }) => lost ?? undefined, {
    id: "lost",
    header: "Respect lost",
    sortUndefined: "last",
    meta: { ...NUMERIC, sortName: "Lost", text: ({ lost }) => respectText(lost) },
    cell: ({ row }) => <Respect value={row.original.lost} />,
  }),
  column.accessor(({ net }) => net ?? undefined, {
    id: "net",
    header: "Net respect",
    sortUndefined: "last",
    meta: { ...EXPLAINED, sortName: "Net", text: ({ net }) => respectText(net) },
    cell: ({ row }) => (
      <Explained {...explainNet(row.original)}>
        <Net value={row.original.net} />
      </Explained>
    ),
  }),
  column.accessor("received", { id: "received", header: "Received", ...INTEGER }),
]);
