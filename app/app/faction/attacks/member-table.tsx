import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Explained } from "@/components/figures/explain";
import { PlayerLink } from "@/components/game/player-link";
import { SearchField } from "@/components/list/search-field";
import {
  EXPLAINED,
  hundredthsText,
  INTEGER,
  INTEGER_DETAIL,
  NAMES,
  NUMERIC,
} from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useUrlText } from "@/components/window/use-url-text";
import { formatHundredths, orDash } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";

import { explainNet } from "./explanation";
import { filterMembers } from "./filters";
import { type MemberAttackRow, personText } from "./rows";
import { Respect } from "./values";

const BY_GAIN = [{ id: "gained", desc: true }];

/** Each member's totals in this period. */
export function MemberTable({ rows }: { rows: readonly MemberAttackRow[] }) {
  const [text, setText] = useUrlText("q");
  const shown = useMemo(() => filterMembers(rows, text), [rows, text]);
  return (
    <DataTable
      title="Members"
      name="members"
      columns={memberColumns}
      rows={shown}
      total={rows.length}
      rowId={({ id }) => String(id)}
      initialSort={BY_GAIN}
      firstSort="desc"
      filters={<SearchField label="Member’s name or id" value={text} onChange={setText} />}
      activeFilters={text === "" ? 0 : 1}
      empty={<EmptyState title="No data available">No members match “{text}”.</EmptyState>}
    />
  );
}

const column = columnsFor<MemberAttackRow>();

const memberColumns = column.columns([
  column.accessor(personText, {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: { ...NAMES, phone: "title" },
    cell: ({ row }) => <MemberName {...row.original} />,
  }),
  column.accessor("attacks", {
    id: "attacks",
    header: "Attacks",
    ...INTEGER,
    meta: { ...NUMERIC, phone: { at: "detail", order: -1 } },
  }),
  column.accessor("wins", { id: "wins", header: "Wins", ...INTEGER_DETAIL }),
  column.accessor("losses", { id: "losses", header: "Losses", ...INTEGER_DETAIL }),
  column.accessor("gained", {
    id: "gained",
    header: "Respect gained",
    meta: {
      ...NUMERIC,
      shortName: "Gained",
      bar: () => "yours",
      text: ({ gained }) => hundredthsText(gained),
      phone: { at: "figure", label: "gained" },
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
      shortName: "Per hit",
      text: ({ respectPerHit }) => hundredthsText(respectPerHit),
      phone: "detail",
    },
    cell: ({ row }) => orDash(row.original.respectPerHit, formatHundredths),
  }),
  column.accessor("bonusRespect", {
    id: "bonus",
    header: "Bonus hits",
    meta: {
      ...NUMERIC,
      shortName: "Bonus",
      text: ({ bonusRespect }) => hundredthsText(bonusRespect),
      phone: { at: "detail", label: "Bonus hits" },
    },
    cell: ({ row }) => <Respect value={row.original.bonusRespect} />,
  }),
  column.accessor(({ lost }) => lost ?? undefined, {
    id: "lost",
    header: "Respect lost",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      shortName: "Lost",
      text: ({ lost }) => hundredthsText(lost),
      phone: "detail",
    },
    cell: ({ row }) => <Respect value={row.original.lost} />,
  }),
  column.accessor(({ net }) => net ?? undefined, {
    id: "net",
    header: "Net respect",
    sortUndefined: "last",
    meta: {
      ...EXPLAINED,
      shortName: "Net",
      text: ({ net }) => hundredthsText(net),
      phone: "detail",
    },
    cell: ({ row }) => (
      <Explained {...explainNet(row.original)}>
        <Net value={row.original.net} />
      </Explained>
    ),
  }),
  column.accessor("received", {
    id: "received",
    header: "Received",
    ...INTEGER,
    meta: { ...NUMERIC, phone: { at: "detail", order: -1 } },
  }),
]);

function MemberName(member: MemberAttackRow) {
  return (
    <>
      <PlayerLink id={member.id}>{personText(member)}</PlayerLink>
      {member.hasLeft && <span className="text-muted-foreground"> has left</span>}
    </>
  );
}

const Net = ({ value }: { value: number | null }) => orDash(value, formatSignedHundredths);
