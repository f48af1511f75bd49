import { Explained } from "@/components/state/explain";
import { EXPLAINED, FIGURES, NAMES, WHOLE } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatHundredths, orDash } from "@/lib/format/numbers";

import { respectText, Respect } from "./values";
import { explainNet } from "./explanation";
import { MemberName, Net } from "./member-values";
import { type MemberRow, personText } from "./rows";

const column = columnsFor<MemberRow>();

export const memberColumns = column.columns([
  column.accessor(personText, {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <MemberName {...row.original} />,
  }),
  column.accessor("attacks", { id: "attacks", header: "Attacks", ...WHOLE }),
  column.accessor("wins", { id: "wins", header: "Wins", ...WHOLE }),
  column.accessor("losses", { id: "losses", header: "Losses", ...WHOLE }),
  column.accessor("gained", {
    id: "gained",
    header: "Respect gained",
    meta: {
      ...FIGURES,
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
      ...FIGURES,
      sortName: "Per hit",
      text: ({ respectPerHit }) => respectText(respectPerHit),
    },
    cell: ({ row }) => orDash(row.original.respectPerHit, formatHundredths),
  }),
  column.accessor("bonusRespect", {
    id: "bonus",
    header: "Bonus hits",
    meta: {
      ...FIGURES,
      sortName: "Bonus",
      text: ({ bonusRespect }) => respectText(bonusRespect),
    },
    cell: ({ row }) => <Respect value={row.original.bonusRespect} />,
  }),
  column.accessor(({ lost }) => lost ?? undefined, {
    id: "lost",
    header: "Respect lost",
    sortUndefined: "last",
    meta: { ...FIGURES, sortName: "Lost", text: ({ lost }) => respectText(lost) },
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
  column.accessor("received", { id: "received", header: "Received", ...WHOLE }),
]);
