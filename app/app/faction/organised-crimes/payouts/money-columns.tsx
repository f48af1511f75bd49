import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { memberColumn } from "@/components/crimes/crime-member";
import { Explained } from "@/components/figures/explain";
import { EXPLAINED, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatCount, formatList, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { Split } from "@/lib/game/crimes/payout";

import type { MoneyRow } from "./rows";

/** Money that members are owed, or that they have earned by one of the splits. */
type MoneyKind = "owed" | Split;

/** The number of crimes named in a cell; the explanation of the amount names all of them. */
const NAMED = 2;

const EARNED = { id: "earned", header: "Earned", words: "earned by" } as const;

const KINDS = {
  owed: {
    id: "owed",
    header: "Owed",
    words: "owed to",
    formula: "Per crime: money × members’ share ÷ slots, rounded down.",
  },
  equal: { ...EARNED, formula: "Per crime: money ÷ slots, rounded down." },
  paid: {
    ...EARNED,
    formula: "Per crime: money × percentage paid in the game ÷ slots, rounded down.",
  },
} as const satisfies Record<MoneyKind, object>;

/** The money of a member, with its crimes as explanation. */
export function MemberMoney({
  row: { name, money, from },
  kind,
}: {
  row: MoneyRow;
  kind: MoneyKind;
}) {
  return (
    <Explained
      title={`the amount ${KINDS[kind].words} ${name}`}
      lines={[
        ...from.map((part) => ({ label: crimeText(part), value: formatMoney(part.money) })),
        { label: "Total", value: formatMoney(money) },
      ]}
      note={KINDS[kind].formula}
    >
      {formatMoney(money)}
    </Explained>
  );
}

/** "Pet Project × 2". */
const crimeText = ({ crime, count }: MoneyRow["from"][number]) =>
  count === 1 ? crime : `${crime} × ${formatWhole(count)}`;

/** The columns for the members, their money and their crimes: the names of those that are owed, the number of those earned by. */
export function moneyColumns<Row extends MoneyRow>(
  kind: MoneyKind,
  members: CrimeLookups["members"],
  hasBars = true,
) {
  const column = columnsFor<Row>();
  return column.columns([
    memberColumn<Row>({ members }),
    column.accessor(({ money }) => money, {
      id: KINDS[kind].id,
      header: KINDS[kind].header,
      meta: { ...EXPLAINED, ...(hasBars && { bar: () => "open" }), phone: "aside" },
      cell: ({ row }) => <MemberMoney row={row.original} kind={kind} />,
    }),
    column.accessor(({ crimes }) => crimes, {
      id: "crimes",
      header: "Crimes",
      meta: {
        ...(kind === "owed" ? { align: "afterFigure" } : NUMERIC),
        sortText: { asc: "fewest first", desc: "most first" },
        phone: {
          at: "title",
          cell: ({ crimes }) => (
            <span className="text-small text-muted-foreground">
              {formatCount(crimes, "crime", "crimes")}
            </span>
          ),
        },
      },
      cell: ({ row: { original } }) =>
        kind === "owed" ? (
          <span translate="no">{formatList(original.from.map(crimeText), NAMED)}</span>
        ) : (
          formatWhole(original.crimes)
        ),
    }),
  ]);
}
