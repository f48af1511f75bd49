import type { ColumnDef, Row } from "@tanstack/react-table";
import { Fragment, type ReactNode } from "react";

import { Explained } from "@/components/figures/explain";
import { PartHeader } from "@/components/figures/section-header";
import { SumRow } from "@/components/list/two-line-row";
import type { Features } from "@/components/table/features";
import { PhoneRows } from "@/components/table/phone-rows";
import { alignment, GridRow, highestOf, type RowsProps } from "@/components/table/row";
import { TableBody, TableCell, TableRow, TableRowHead } from "@/components/ui/table";
import { sum } from "@/lib/common/numbers";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { type ArmouryUse, totalUse, USE_KINDS } from "@/lib/game/treasury/armoury-use";

import { alsoUsedText, Amount, Deposited, memberLines, usedText, valueText } from "./columns";
import { explainTotal } from "./explanation";
import { byGroup, type UseGroup, type UseRow } from "./rows";

type TableRows = readonly Row<Features, UseRow>[];

const LABELS: Readonly<Record<UseGroup, string>> = {
  idle: "Xanax, no hits",
  short: "Fewer attacks than expected",
  rest: "Others",
  soFar: "So far",
};

interface RowGroup {
  group: UseGroup;
  label: string;
  rows: TableRows;
  total: ArmouryUse;
  /** True if the group has a header: not if everyone is in the same one. */
  isNamed: boolean;
}

const groupsOf = (rows: TableRows): readonly RowGroup[] =>
  byGroup(rows, ({ original }) => original.group).map(([group, same], _, all) => ({
    group,
    label: LABELS[group],
    rows: same,
    total: totalUse(same.map(({ original }) => original)),
    isNamed: all.length > 1 || group !== "rest",
  }));

/** The rows on a wide screen: each group below its sum, and the sum of all at the end. */
export function GroupedRows({ rows, ...props }: RowsProps<UseRow>): ReactNode {
  const groups = groupsOf(rows);
  const highest = highestOf(rows, props.sortedBy);
  const [first] = rows;
  const columns = (first?.getAllCells() ?? [])
    .map(({ column }) => column)
    .filter(({ id }) => props.shown.includes(id));
  return (
    <>
      {groups.map(({ group, label, rows: same, total, isNamed }) => (
        <TableBody key={group}>
          {isNamed && (
            <TableRow>
              {columns.map(({ id, columnDef }) =>
                id === props.naming ? (
                  <TableRowHead key={id} scope="rowgroup" className="h-11 border-rule align-bottom">
                    <b className="font-semibold">{label}</b>{" "}
                    <span className="text-muted-foreground">{formatWhole(same.length)}</span>
                  </TableRowHead>
                ) : (
                  <TableCell
                    key={id}
                    className={`border-rule align-bottom ${alignment(columnDef.meta)}`}
                  >
                    {id === "value" && (
                      <Explained {...explainTotal(total, label)}>
                        {valueText(total.used, formatMoney)}
                      </Explained>
                    )}
                  </TableCell>
                ),
              )}
            </TableRow>
          )}
          {same.map((row, index) => (
            <GridRow key={row.id} row={row} index={index} highest={highest} {...props} />
          ))}
        </TableBody>
      ))}
      {isWhole(groups) && (
        <TableBody>
          <TableRow className="[&>*]:font-semibold">
            {columns.map(({ id, columnDef }) =>
              id === props.naming ? (
                <TableRowHead key={id}>Total</TableRowHead>
              ) : (
                <TableCell key={id} translate="no" className={alignment(columnDef.meta)}>
                  {totalCell(
                    id,
                    rows.map(({ original }) => original),
                  )}
                </TableCell>
              ),
            )}
          </TableRow>
        </TableBody>
      )}
    </>
  );
}

/** True once the news has loaded: until then there is no total. */
const isWhole = (groups: readonly RowGroup[]) => groups.every(({ group }) => group !== "soFar");

/** The sum; null if one of the values is unknown. */
const sumOrNull = (values: readonly (number | null)[]) => {
  const known = values.flatMap((value) => value ?? []);
  return known.length === values.length ? sum(known) : null;
};

const attacksOf = (rows: readonly UseRow[]) => ({
  made: sumOrNull(rows.map(({ attacks }) => attacks?.made ?? null)),
  expected: sumOrNull(rows.map(({ attacks }) => attacks?.expected ?? null)),
  short: sumOrNull(rows.map(({ attacks }) => attacks?.missing ?? null)),
});

/** The sum of all members in a column. */
function totalCell(column: string, rows: readonly UseRow[]): ReactNode {
  const total = totalUse(rows);
  const kind = USE_KINDS.find((each) => each === column);
  if (kind !== undefined) return <Amount amount={total.kinds[kind]} />;
  const { made, expected, short } = attacksOf(rows);
  const hits = sumOrNull(rows.map(({ chainHits }) => chainHits));
  switch (column) {
    case "alsoUsed":
      return (
        <span className="font-normal text-small whitespace-normal">{alsoUsedText(total)}</span>
      );
    case "value":
      return (
        <Explained {...explainTotal(total, "total")}>
          {valueText(total.used, formatMoney)}
        </Explained>
      );
    case "attacks":
      return orDash(made, formatWhole);
    case "short":
      return orDash(short, formatWhole);
    case "expected":
      return orDash(expected, formatWhole);
    case "chainHits":
      return orDash(hits, formatWhole);
    case "deposited":
      return <Deposited amount={total.deposited} />;
  }
  return null;
}

interface GroupedPhoneRowsProps {
  rows: TableRows;
  columns: readonly ColumnDef<Features, UseRow>[];
}

/** The rows on a phone, in the same groups. */
export function GroupedPhoneRows({ rows, columns }: GroupedPhoneRowsProps) {
  const groups = groupsOf(rows);
  const members = rows.map(({ original }) => original);
  const total = totalUse(members);
  const { made } = attacksOf(members);
  const hits = sumOrNull(members.map(({ chainHits }) => chainHits));
  return (
    <>
      {groups.map(({ group, label, rows: same, total: own, isNamed }) => (
        <Fragment key={group}>
          {isNamed && (
            <PartHeader
              title={`${label}, ${formatWhole(same.length)}`}
              aside={valueText(own.used, formatMoney)}
            />
          )}
          <PhoneRows
            label={isNamed ? label : "Use by member"}
            rows={same}
            columns={columns}
            drawEntry={undefined}
            phoneLines={memberLines}
          />
        </Fragment>
      ))}
      {isWhole(groups) && (
        <SumRow
          title="Total"
          figure={valueText(total.used, formatMoneyShort)}
          detail={usedText(total)}
          second={
            made !== null
              ? formatCount(made, "attack", "attacks")
              : hits !== null && formatCount(hits, "chain hit", "chain hits")
          }
        />
      )}
    </>
  );
}
