import { useMemo } from "react";

import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { Explained } from "@/components/figures/explain";
import { zeroMuted } from "@/components/figures/muted-zero";
import { Toned } from "@/components/figures/toned";
import { PlayerLink } from "@/components/game/player-link";
import { PlayerName } from "@/components/game/player-name";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, hundredthsText, INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { ALL } from "@/components/window/choice";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice } from "@/components/window/use-url-value";
import { nearestName } from "@/components/list/name-search";
import { formatHundredths, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";

import { explainNet } from "./explanation";
import { filterMembers, MADE } from "./filters";
import { type MemberAttackRow, personText } from "./rows";
import { Respect } from "./values";

const BY_GAIN = [{ id: "gained", desc: true }];

/** Each member's totals in this period. */
export function MemberTable({ rows }: { rows: readonly MemberAttackRow[] }) {
  const [text, setText] = useUrlText("q");
  const [made, setMade] = useUrlChoice("made", MADE, ALL);
  const shown = useMemo(() => filterMembers(rows, text, made), [rows, text, made]);
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
      phoneLines={memberLines}
      filters={
        <>
          <SearchField label="Member’s name or id" value={text} onChange={setText} />
          <SelectField label="Attacks" value={made} options={MADE} onChange={setMade} />
        </>
      }
      activeFilters={Number(text !== "") + Number(made !== ALL)}
      empty={
        <NoMatch
          what="members"
          text={text}
          nearest={nearestName(
            rows.map(({ name }) => name ?? ""),
            text,
          )}
          onSearch={setText}
          filters={filtersInUse([made, MADE, ALL])}
          onClearFilters={() => {
            setMade(ALL);
          }}
        />
      }
    />
  );
}

const column = columnsFor<MemberAttackRow>();

const memberColumns = column.columns([
  column.accessor(personText, {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <MemberName {...row.original} />,
  }),
  column.accessor("attacks", {
    id: "attacks",
    header: "Attacks",
    ...INTEGER,
  }),
  column.accessor("wins", { id: "wins", header: "Wins", ...INTEGER }),
  column.accessor("losses", { id: "losses", header: "Losses", ...INTEGER }),
  // Draws, escapes, assists and the like.
  column.accessor(({ attacks, wins, losses }) => attacks - wins - losses, {
    id: "other",
    header: "Other",
    meta: NUMERIC,
    cell: ({ getValue }) => formatWhole(getValue()),
  }),
  column.accessor("gained", {
    id: "gained",
    header: "Respect gained",
    meta: {
      ...NUMERIC,
      shortName: "Gained",
      bar: () => "yours",
      text: ({ gained }) => hundredthsText(gained),
    },
    cell: ({ row }) => <Respect value={row.original.gained} />,
  }),
  // Unknown values sort last in both directions.
  column.accessor(({ respectPerHit }) => respectPerHit ?? undefined, {
    id: "perHit",
    header: "Per hit",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      text: ({ respectPerHit }) => hundredthsText(respectPerHit),
    },
    cell: ({ row }) => orDash(row.original.respectPerHit, formatHundredths),
  }),
  column.accessor("bonusRespect", {
    id: "bonus",
    header: "Bonus",
    meta: {
      ...NUMERIC,
      text: ({ bonusRespect }) => hundredthsText(bonusRespect),
    },
    cell: ({ row: { original } }) => zeroMuted(original.bonusRespect, formatHundredths),
  }),
  column.accessor(({ lost }) => lost ?? undefined, {
    id: "lost",
    header: "Respect lost",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      shortName: "Lost",
      text: ({ lost }) => hundredthsText(lost),
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
  }),
]);

/** A member on a phone: the respect gained, the net if some was lost, and the attacks made and received. */
const memberLines = (member: MemberAttackRow): TwoLines => ({
  title: (
    <>
      <PlayerName>{member.name ?? personText(member)}</PlayerName>
      {member.hasLeft && <span className="font-normal text-muted-foreground"> has left</span>}
    </>
  ),
  figure: formatSignedHundredths(member.gained),
  detail: [
    member.attacks === 0
      ? "no attacks"
      : `${formatWhole(member.wins)} of ${formatWhole(member.attacks)} won`,
    member.received > 0 && `${formatWhole(member.received)} received`,
  ]
    .filter(Boolean)
    .join(", "),
  second:
    member.net !== null &&
    member.net !== member.gained &&
    `${formatSignedHundredths(member.net)} net`,
});

function MemberName(member: MemberAttackRow) {
  return (
    <>
      <PlayerLink id={member.id}>{personText(member)}</PlayerLink>
      {member.hasLeft && <span className="text-muted-foreground"> has left</span>}
    </>
  );
}

const Net = ({ value }: { value: number | null }) => (
  <Toned value={value}>{orDash(value, formatSignedHundredths)}</Toned>
);
