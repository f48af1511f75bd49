import { type Book, memberWithId } from "@/components/crimes/book";
import { CrimeMember } from "@/components/crimes/crime-member";
import { Explained } from "@/components/state/explain";
import { EXPLAINED, NAMES, WHOLE } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatWhole } from "@/lib/format/numbers";

import type { MoneyRow } from "./rows";

interface MoneyProps {
  row: MoneyRow;
  /** "Owed to": what the money is to the member. */
  words: string;
}

/** The money of a member, with the crimes that it is from. */
export function Money({ row: { name, money, from }, words }: MoneyProps) {
  return (
    <Explained
      title={`what is ${words} ${name}`}
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

const column = columnsFor<MoneyRow>();

/** What members earned. */
export const earnedColumns = (members: Book["members"]) =>
  column.columns([
    column.accessor("name", {
      id: "member",
      header: "Member",
      sortFn: "text",
      meta: { ...NAMES, text: ({ memberId }) => memberWithId({ members }, memberId) },
      cell: ({ row }) => <CrimeMember book={{ members }} id={row.original.memberId} />,
    }),
    column.accessor("money", {
      id: "earned",
      header: "Earned",
      meta: { ...EXPLAINED, bar: () => "open" },
      cell: ({ row }) => <Money row={row.original} words="earned by" />,
    }),
    column.accessor("crimes", { id: "crimes", header: "Crimes", ...WHOLE }),
  ]);
