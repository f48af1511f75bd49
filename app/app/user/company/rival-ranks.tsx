import { useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { PlayerName } from "@/components/game/player-name";
import { Chips, ToggleField } from "@/components/list/toggles";
import type { TwoLines } from "@/components/list/two-line-row";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import type { Choice } from "@/components/window/choice";
import { formatCount, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { formatOrdinal } from "@/lib/format/ordinal";
import {
  hasVacancy,
  nearestRivals,
  type RankedCompany,
  ranked,
  rankedValue,
  type Ranking,
  type RivalCompany,
} from "@/lib/game/companies/rivals";

const RANKINGS = [
  ["income", "Income"],
  ["customers", "Customers"],
  ["rating", "Rating"],
  ["perCustomer", "Per customer"],
] as const satisfies readonly Choice<Ranking>[];

/** The names of the rankings in the row of ranks. */
const RANK_NAMES: Readonly<Record<Ranking, string>> = {
  income: "By income",
  customers: "By customers",
  rating: "By rating",
  perCustomer: "By income per customer",
};

/** The number of companies above the player's, and below it. */
const NEAREST = 3;

const SHOWN = [
  ["vacant", "Vacancies"],
  ["all", "All"],
] as const satisfies readonly Choice[];

type Shown = (typeof SHOWN)[number][0] | "nearest";

interface RivalRanksProps {
  /** All companies of the type. */
  companies: readonly RivalCompany[];
  companyId: number;
}

/** The company's rank in each ranking, and the companies around it. */
export function RivalRanks({ companies, companyId }: RivalRanksProps) {
  const [by, setBy] = useState<Ranking>("income");
  const [shown, setShown] = useState<Shown>("nearest");
  const all = useMemo(
    () => ranked(companies, by).map((each) => ({ ...each, by, isOwn: each.id === companyId })),
    [companies, by, companyId],
  );
  const rows = useMemo(() => {
    if (shown === "vacant") return all.filter(hasVacancy);
    return shown === "all" ? all : nearestRivals(all, companyId, NEAREST);
  }, [all, shown, companyId]);
  const own = all.find(({ isOwn }) => isOwn);
  return (
    <>
      {own === undefined || own.income === 0 ? (
        <p className="mt-2 text-muted-foreground">
          {own === undefined
            ? "The game’s list doesn’t have your company."
            : "Ranks wait for your company’s first weekly income."}
        </p>
      ) : (
        <Ranks companies={companies} companyId={companyId} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
        <ToggleField
          label="Rank by"
          options={RANKINGS}
          chosen={[by]}
          onChange={(chosen) => {
            setBy(chosen.at(-1) ?? by);
          }}
        />
        <Chips
          label="Show"
          chips={SHOWN.map(([value, text]) => ({
            value,
            text,
            count: value === "all" ? all.length : all.filter(hasVacancy).length,
          }))}
          selected={shown === "nearest" ? [] : [shown]}
          onChange={(chosen) => {
            setShown(chosen.at(-1) ?? "nearest");
          }}
        />
      </div>
      <DataTable
        key={by}
        title={shown === "nearest" ? "Around yours" : "Companies of your type"}
        columns={columns}
        rows={rows}
        total={rows.length}
        rowId={({ id }) => String(id)}
        initialSort={BY_RANKING[by]}
        firstSort="desc"
        phoneLines={rivalLines}
        empty={<EmptyState title="No companies to compare" />}
      />
      <p className="mt-3 max-w-136 text-small text-muted-foreground">
        Income and customers of 7 days
        {shown === "nearest" && ", three companies above and below yours"}. How stars are decided is
        unknown.
      </p>
    </>
  );
}

/** The company's rank in each ranking. */
function Ranks({ companies, companyId }: RivalRanksProps) {
  return (
    <ul aria-label="Your ranks" className="grid grid-cols-2 @3xl/page:grid-cols-4">
      {RANKINGS.map(([by]) => {
        const all = ranked(companies, by);
        const own = all.find(({ id }) => id === companyId);
        const rank = own?.rank ?? null;
        const equals = all.filter((each) => each.rank === rank && each.id !== companyId).length;
        return (
          <li key={by} className="border-b border-row py-2 pr-4">
            <p className="text-small text-muted-foreground">{RANK_NAMES[by]}</p>
            <p className="font-display text-h2 font-medium">{orDash(rank, formatOrdinal)}</p>
            <p className="text-small text-muted-foreground">
              {orDash(own?.value ?? null, (value) => valueText(value, by))}
              {rank !== null && equals > 0 && `, with ${formatCount(equals, "other", "others")}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** "$5.23m", "11,525 customers", "8 stars". */
function valueText(value: number, by: Ranking): string {
  if (by === "customers") return formatCount(value, "customer", "customers");
  return by === "rating" ? formatCount(value, "star", "stars") : formatMoneyShort(value);
}

interface RivalRow extends RankedCompany {
  by: Ranking;
  isOwn: boolean;
}

const column = columnsFor<RivalRow>();

const BY_RANKING: Readonly<Record<Ranking, { id: string; desc: boolean }[]>> = {
  income: [{ id: "income", desc: true }],
  customers: [{ id: "customers", desc: true }],
  rating: [{ id: "rating", desc: true }],
  perCustomer: [{ id: "perCustomer", desc: true }],
};

/** A column of figures, with a bar while the table is sorted by it. */
const ranking = { ...NUMERIC, bar: ({ isOwn }: RivalRow) => (isOwn ? "yours" : "open") } as const;

const nameOf = ({ name, isOwn }: RivalRow) =>
  isOwn ? (
    <b>
      <PlayerName>{name}</PlayerName>
    </b>
  ) : (
    <PlayerName>{name}</PlayerName>
  );

const employeesText = ({ employeesHired, employeesCapacity }: RivalCompany) =>
  `${formatWhole(employeesHired)} of ${formatWhole(employeesCapacity)}`;

/** A company on a phone: its rank and value, and below them its stars and customers. */
const rivalLines = (row: RivalRow): TwoLines => ({
  mark: orDash(row.rank, formatWhole),
  title: nameOf(row),
  figure: orDash(row.value, (value) =>
    row.by === "rating" || row.by === "customers" ? formatWhole(value) : formatMoneyShort(value),
  ),
  detail: [
    orDash(row.rating, (stars) => formatCount(stars, "star", "stars")),
    row.by === "customers"
      ? orDash(row.income, formatMoneyShort)
      : orDash(row.customers, (count) => formatCount(count, "customer", "customers")),
  ].join(", "),
  second: employeesText(row),
});

const columns = column.columns([
  column.accessor(({ rank }) => rank ?? undefined, {
    id: "rank",
    header: "Rank",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.rank, formatWhole),
  }),
  column.accessor("name", {
    id: "name",
    header: "Company",
    sortFn: "text",
    meta: { ...NAMES, namesRow: true, align: "afterFigure" },
    cell: ({ row }) => nameOf(row.original),
  }),
  column.accessor(({ rating }) => rating ?? undefined, {
    id: "rating",
    header: "Stars",
    sortUndefined: "last",
    meta: ranking,
    cell: ({ row }) => orDash(row.original.rating, formatWhole),
  }),
  column.accessor(({ income }) => income ?? undefined, {
    id: "income",
    header: "Income",
    sortUndefined: "last",
    meta: ranking,
    cell: ({ row }) => orDash(row.original.income, formatMoneyShort),
  }),
  column.accessor(({ customers }) => customers ?? undefined, {
    id: "customers",
    header: "Customers",
    sortUndefined: "last",
    meta: ranking,
    cell: ({ row }) => orDash(row.original.customers, formatWhole),
  }),
  column.accessor((row) => rankedValue(row, "perCustomer") ?? undefined, {
    id: "perCustomer",
    header: "Per customer",
    sortUndefined: "last",
    meta: ranking,
    cell: ({ row }) => orDash(rankedValue(row.original, "perCustomer"), formatMoneyShort),
  }),
  column.accessor(({ employeesHired }) => employeesHired, {
    id: "employees",
    header: "Employees",
    meta: { ...NUMERIC, text: employeesText },
    cell: ({ row }) => employeesText(row.original),
  }),
]);
