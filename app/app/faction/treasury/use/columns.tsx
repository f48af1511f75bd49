import type { ReactNode } from "react";

import { Explained } from "@/components/figures/explain";
import { zeroMuted } from "@/components/figures/muted-zero";
import { PlayerLink } from "@/components/game/player-link";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { sum } from "@/lib/common/numbers";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { REFILL_POINTS } from "@/lib/game/training/ingredients";
import type { UsedAmount, UseKind } from "@/lib/game/treasury/armoury-use";

import { explainUse } from "./explanation";
import type { UseRow } from "./rows";

/** The value in dollars; a dash if none of the prices is known. */
export const valueText = (
  { count, value, unpriced }: UsedAmount,
  format: (value: number) => string,
): string => (count > 0 && unpriced === count ? "–" : format(value));

/** A figure above a smaller one. */
const Two = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <>
    {children} <span className="block text-small text-muted-foreground">{below}</span>
  </>
);

export const Amount = ({ amount }: { amount: UsedAmount }) =>
  zeroMuted(amount.count, (count) => (
    <Two below={valueText(amount, formatMoneyShort)}>{formatWhole(count)}</Two>
  ));

export const Deposited = ({ amount }: { amount: UsedAmount }) =>
  zeroMuted(amount.count, () => valueText(amount, formatMoneyShort));

type Words = readonly [kind: UseKind, one: string, many: string];

const WORDS: readonly Words[] = [
  ["xanax", "Xanax", "Xanax"],
  ["points", "point", "points"],
  ["medical", "medical", "medical"],
  ["boosters", "booster", "boosters"],
  ["energyDrinks", "energy drink", "energy drinks"],
  ["temporary", "temporary", "temporary"],
  ["other", "other", "other"],
];

/** Most members use few of these kinds, so they share a column. */
const ALSO_USED: readonly UseKind[] = ["medical", "boosters", "energyDrinks", "temporary", "other"];

/** "2 refills"; points that aren’t for whole refills stay points. */
const pointsText = (points: number): string =>
  points % REFILL_POINTS === 0
    ? formatCount(points / REFILL_POINTS, "refill", "refills")
    : formatCount(points, "point", "points");

/** "4 Xanax, 1 refill, 2 medical". */
const allUsedText = ({ kinds }: Pick<UseRow, "kinds">, words: readonly Words[] = WORDS): string =>
  words
    .filter(([kind]) => kinds[kind].count > 0)
    .map(([kind, one, many]) =>
      kind === "points"
        ? pointsText(kinds.points.count)
        : formatCount(kinds[kind].count, one, many),
    )
    .join(", ");

/** "2 medical, 1 energy drink": the kinds that no attack is expected for. */
export const alsoUsedText = (use: Pick<UseRow, "kinds">): string =>
  allUsedText(
    use,
    WORDS.filter(([kind]) => ALSO_USED.includes(kind)),
  );

const column = columnsFor<UseRow>();

const kindColumn = (kind: UseKind, header: string, isShown = false) =>
  column.accessor(({ kinds }) => kinds[kind].count, {
    id: kind,
    header,
    meta: { ...NUMERIC, hidden: !isShown },
    // The explanation of the value says how much it is worth.
    cell: ({ row: { original } }) => zeroMuted(original.kinds[kind].count, formatWhole),
  });

const name = column.accessor("name", {
  id: "name",
  header: "Member",
  sortFn: "text",
  meta: { ...NAMES, text: ({ name: member, id }) => `${member} [${id}]` },
  cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
});

const value = column.accessor(({ used }) => used.value, {
  id: "value",
  header: "Value",
  meta: { ...EXPLAINED, bar: () => "open" },
  cell: ({ row: { original } }) => (
    <Explained {...explainUse(original)}>{valueText(original.used, formatMoney)}</Explained>
  ),
});

const attacks = column.accessor((row) => row.attacks?.made, {
  id: "attacks",
  header: "Attacks",
  sortUndefined: "last",
  meta: NUMERIC,
  cell: ({ row: { original } }) =>
    original.attacks === null ? "–" : formatWhole(original.attacks.made),
});

const short = column.accessor((row) => row.attacks?.missing, {
  id: "short",
  header: "Short",
  sortUndefined: "last",
  meta: NUMERIC,
  cell: ({ row: { original } }) =>
    original.attacks === null ? "–" : zeroMuted(original.attacks.missing, formatWhole),
});

const expected = column.accessor((row) => row.attacks?.expected, {
  id: "expected",
  header: "Expected",
  sortUndefined: "last",
  meta: NUMERIC,
  cell: ({ row: { original } }) =>
    original.attacks === null ? "–" : formatWhole(original.attacks.expected),
});

const chainHits = column.accessor((row) => row.chainHits ?? undefined, {
  id: "chainHits",
  header: "Hits in chains",
  sortUndefined: "last",
  meta: NUMERIC,
  cell: ({ row: { original } }) => orDash(original.chainHits, formatWhole),
});

const deposited = (isHidden: boolean) =>
  column.accessor((row) => row.deposited.value, {
    id: "deposited",
    header: "Deposited",
    meta: { ...NUMERIC, hidden: isHidden },
    cell: ({ row: { original } }) => <Deposited amount={original.deposited} />,
  });

const alsoUsed = (isShown: boolean) =>
  column.accessor(({ kinds }) => sum(ALSO_USED.map((kind) => kinds[kind].count)), {
    id: "alsoUsed",
    header: "Also used",
    meta: { align: "afterFigure", hidden: !isShown, text: alsoUsedText },
    cell: ({ row: { original }, getValue }) => (
      <span className="text-small whitespace-normal">
        {zeroMuted(getValue(), () => alsoUsedText(original))}
      </span>
    ),
  });

const usedColumns = (used: readonly UseKind[]) =>
  [
    name,
    kindColumn("xanax", "Xanax", used.includes("xanax")),
    kindColumn("points", "Points", used.includes("points")),
    alsoUsed(ALSO_USED.some((kind) => used.includes(kind))),
    kindColumn("medical", "Medical"),
    kindColumn("boosters", "Boosters"),
    kindColumn("energyDrinks", "Energy drinks"),
    kindColumn("temporary", "Temporary"),
    kindColumn("other", "Other"),
    value,
  ] as const;

/** Outside of wars nothing is compared, since Xanax is for training too. @param used the kinds to show at first */
export const daysColumns = (used: readonly UseKind[]) =>
  column.columns([...usedColumns(used), chainHits, deposited(false)]);

/** The attacks take the room of what was deposited. @param used the kinds to show at first */
export const warColumns = (used: readonly UseKind[]) =>
  column.columns([...usedColumns(used), attacks, expected, short, deposited(true)]);

/** "83 Xanax, 29 refills"; of anything else only if there is neither. */
export const usedText = (use: Pick<UseRow, "kinds">): string =>
  allUsedText(use, WORDS.slice(0, 2)) || allUsedText(use);

/** The two lines of a row on a phone. */
export const memberLines = (row: UseRow): TwoLines => ({
  title: <span translate="no">{row.name}</span>,
  figure: valueText(row.used, formatMoneyShort),
  // There may be all kinds, none of which a phone may cut.
  detail: <span className="whitespace-normal">{allUsedText(row) || "only deposits"}</span>,
  second: secondOf(row),
});

function secondOf({ attacks: own, chainHits: hits, deposited: given }: UseRow): ReactNode {
  if (hits !== null && hits > 0) return formatCount(hits, "chain hit", "chain hits");
  if (own !== null && own.missing > 0) {
    const text = `${formatWhole(own.made)} of ${formatCount(own.expected, "attack", "attacks")}`;
    return <span className="text-warning">{text}</span>;
  }
  if (own !== null && own.made > 0) return formatCount(own.made, "attack", "attacks");
  return given.count > 0 && `${valueText(given, formatMoneyShort)} deposited`;
}
