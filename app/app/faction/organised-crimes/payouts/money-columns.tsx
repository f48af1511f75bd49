import { type CrimeLookups, memberWithId } from "@/components/crimes/crime-lookups";
import { CrimeMember } from "@/components/crimes/crime-member";
import { Explained } from "@/components/figures/explain";
import { EXPLAINED, NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";

import type { MoneyRow } from "./rows";

/** What the money of a table is to the members. */
type Kind = "owed" | "earned";

const WORDS = {
  owed: { header: "Owed", words: "owed to" },
  earned: { header: "Earned", words: "earned by" },
} as const;

/** The money of a member, with the crimes that it is from. */
function Money({ row: { name, money, from }, kind }: { row: MoneyRow; kind: Kind }) {
  return (
    <Explained
      title={`what is ${WORDS[kind].words} ${name}`}
      lines={[
        ...from.map(({ crime, count, money: part }) => ({
          label: count === 1 ? crime : `${crime}, ${formatWhole(count)} times`,
          value: formatMoney(part),
        })),
        { label: "Together", value: formatMoney(money) },
      ]}
      note="Of each crime: its money times the members’ share, divided by the number of slots and rounded down."
    >
      {formatMoney(money)}
    </Explained>
  );
}

/** Who gets how much, and for how many crimes. */
export function moneyColumns<Row extends MoneyRow>(kind: Kind, members: CrimeLookups["members"]) {
  const column = columnsFor<Row>();
  return column.columns([
    column.accessor(({ name }) => name, {
      id: "member",
      header: "Member",
      sortFn: "text",
      meta: { ...NAMES, text: ({ memberId }) => memberWithId({ members }, memberId) },
      cell: ({ row }) => <CrimeMember book={{ members }} id={row.original.memberId} />,
    }),
    column.accessor(({ money }) => money, {
      id: kind,
      header: WORDS[kind].header,
      meta: { ...EXPLAINED, bar: () => "open" },
      cell: ({ row }) => <Money row={row.original} kind={kind} />,
    }),
    column.accessor(({ crimes }) => crimes, {
      id: "crimes",
      header: "Crimes",
      meta: NUMERIC,
      cell: ({ row }) => formatWhole(row.original.crimes),
    }),
  ]);
}

interface MoneyHeaderProps {
  row: MoneyRow;
  kind: Kind;
  members: CrimeLookups["members"];
}

/** The same on a phone. */
export function MoneyHeader({ row, kind, members }: MoneyHeaderProps) {
  return (
    <div className="pair text-read">
      <span>
        <CrimeMember book={{ members }} id={row.memberId} />{" "}
        <span className="text-small text-muted-foreground">
          {formatCount(row.crimes, "crime", "crimes")}
        </span>
      </span>
      <Money row={row} kind={kind} />
    </div>
  );
}
