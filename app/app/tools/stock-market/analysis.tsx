import { type ReactNode, useMemo } from "react";

import { NoMatch } from "@/components/feedback/no-match";
import { Explained } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SearchField } from "@/components/list/search-field";
import { ToggleField } from "@/components/list/toggles";
import type { TwoLines } from "@/components/list/two-line-row";
import { stockColumn, StockTitle } from "@/components/stocks/stock-link";
import { filledFraction, TIER_TONES, TierProgress } from "@/components/stocks/tier-progress";
import { EXPLAINED, INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Switch } from "@/components/ui/switch";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoices, useUrlSwitch } from "@/components/window/use-url-value";
import { nearestName } from "@/components/list/name-search";
import { sum } from "@/lib/common/numbers";
import {
  formatDays,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatPrice,
  formatWhole,
} from "@/lib/format/numbers";
import {
  type BenefitSource,
  type BenefitValue,
  isNotLoaded,
  type PricedItem,
} from "@/lib/game/stocks/benefit-value";
import { sharesOfTier } from "@/lib/game/stocks/position";
import { ANNUAL_DAYS, paybackDays, type TierRow } from "@/lib/game/stocks/returns";
import { cn } from "@/lib/utils";

import { benefitTypes, benefitTypeText, filterTiers } from "./analysis-filters";
import type { Market } from "./use-market";
import { Benefit, formatPayback } from "./values";

const BY_ROI = [{ id: "roi", desc: true }];

interface Row extends TierRow {
  /** True for the tier that the headline names. */
  isBest: boolean;
}

const withBest = (tiers: readonly TierRow[], [best]: Market["nextTiers"]): Row[] =>
  tiers.map((row) => ({
    ...row,
    isBest: row.stock.id === best?.stock.id && row.tier === best.tier,
  }));

const BEST = "Best next step";

/** The Stock ROI Analysis table with its filters. */
export function Analysis({ market: { positions, values, tiers, nextTiers } }: { market: Market }) {
  const [text, setText] = useUrlText("q");
  const choices = useMemo(() => benefitTypes(tiers), [tiers]);
  const [types, setTypes] = useUrlChoices("types", choices);
  const [withPurchased, setWithPurchased] = useUrlSwitch("purchased");
  const shown = useMemo(
    () => withBest(filterTiers(tiers, { text, types, withPurchased }), nextTiers),
    [tiers, nextTiers, text, types, withPurchased],
  );

  const names = useMemo(() => tiers.flatMap(({ stock }) => [stock.name, stock.acronym]), [tiers]);

  return (
    <>
      <DataTable
        title="Stock ROI Analysis"
        columns={columns}
        rows={shown}
        total={tiers.length}
        rowId={({ stock, tier }) => `${stock.id}-${tier}`}
        initialSort={BY_ROI}
        firstSort="desc"
        phoneLines={tierLines}
        activeFilters={Number(text !== "") + types.length + Number(withPurchased)}
        filters={
          <>
            <SearchField label="Name or acronym" value={text} onChange={setText} />
            <ToggleField
              label="Benefit Type"
              options={choices}
              chosen={types}
              onChange={setTypes}
            />
            <label className="flex min-h-9 items-center gap-2 md:ml-auto max-md:min-h-11">
              Show Purchased Dividends
              <Switch checked={withPurchased} onCheckedChange={setWithPurchased} />
            </label>
          </>
        }
        empty={
          <NoMatch
            what="tiers"
            text={text}
            nearest={nearestName(names, text)}
            onSearch={setText}
            filters={types.map(benefitTypeText)}
            onClearFilters={() => {
              setTypes([]);
            }}
            hint={withPurchased ? "" : "Show Purchased Dividends is off."}
          />
        }
      />
      <p className="mt-3 max-w-160 text-small text-muted-foreground">
        Values with ROI below 1.00% ROI are hidden.
      </p>
      <p className="max-w-160 text-small text-muted-foreground">
        Annual Benefit counts all tiers up to this one; Cost and ROI count this tier alone.
        {shown.some(({ missing }) => missing !== null) &&
          " Rest: what a tier bought in part still costs, and the ROI on that."}
      </p>
      <p className="max-w-160 text-small text-muted-foreground">{unranked(values, positions)}</p>
    </>
  );
}

/** A sentence about the stocks whose benefits can't be ranked; empty if there are none. */
function unranked(values: Market["values"], positions: Market["positions"]): string {
  const acronyms = positions
    .filter(({ stock }) => {
      const value = values.get(stock.id);
      return value?.type === null && !isNotLoaded(value);
    })
    .map(({ stock }) => stock.acronym);
  if (acronyms.length === 0) return "";
  const list = formatList(acronyms);
  return `${list} ${acronyms.length === 1 ? "has no cash value and isn’t" : "have no cash value and aren’t"} ranked. See Dividend Stocks for why.`;
}

const column = columnsFor<Row>();

const columns = column.columns([
  column.accessor("status", {
    id: "status",
    header: "Status",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => (
      <>
        <TierProgress status={row.original.status} fraction={row.original.fraction} />
        {row.original.isBest && <span className="block text-tiny text-success">{BEST}</span>}
      </>
    ),
  }),
  stockColumn<Row>({ stacked: true }),
  column.accessor("tier", { id: "tier", header: "Tier", ...INTEGER }),
  column.accessor("cost", {
    id: "cost",
    header: "Cost",
    meta: MONEY.meta,
    cell: ({ row }) => <Cost {...row.original} />,
  }),
  column.accessor(({ payment }) => payment.dollars, {
    id: "benefit",
    header: "Benefit",
    meta: { align: "afterFigure" },
    cell: ({ row }) => <Benefit {...row.original} />,
  }),
  column.accessor(({ payment }) => payment.type, {
    id: "type",
    header: "Benefit Type",
    sortFn: "text",
    meta: {
      ...NAMES,
      text: ({ payment }) => benefitTypeText(payment.type),
    },
    cell: ({ getValue }) => benefitTypeText(getValue()),
  }),
  column.accessor(({ stock }) => stock.benefit.everyDays, {
    id: "frequency",
    header: "Frequency",
    meta: NUMERIC,
    cell: ({ getValue }) => formatDays(getValue()),
  }),
  column.accessor("annualBenefit", {
    id: "annual",
    header: "Annual Benefit",
    meta: NUMERIC,
    cell: ({ row }) => <AnnualBenefit {...row.original} />,
  }),
  column.accessor("roi", {
    id: "roi",
    header: "ROI",
    meta: {
      ...EXPLAINED,
      bar: ({ status }) => (status === "Inactive" ? "open" : "yours"),
    },
    cell: ({ row, getValue }) => (
      <>
        <Roi row={row.original}>{formatPercent(getValue())}</Roi>
        {row.original.missing && (
          <span className="block text-tiny whitespace-nowrap text-muted-foreground">
            {missingText(row.original.missing)}
          </span>
        )}
      </>
    ),
  }),
]);

/**
 * A tier on a phone: its ROI, the money that it takes and the payback of that, and its status, the return on the money still
 * needed or, of most, what it pays. The circle is the bought part.
 */
const tierLines = (row: Row): TwoLines => ({
  mark: (
    <ProgressCircle
      value={filledFraction(row.status, row.fraction)}
      className={cn("mt-2.75 mr-1 size-4.5", TIER_TONES[row.status])}
    />
  ),
  title: (
    <>
      <StockTitle stock={row.stock} tier={row.tier} />
      {row.isBest && <span className="font-normal text-success">, {BEST.toLowerCase()}</span>}
    </>
  ),
  figure: formatPercent(row.roi),
  detail: row.missing
    ? `${formatMoneyShort(row.missing.cost)} more, back in ${paybackText(row, row.missing.cost)}`
    : `${formatMoneyShort(row.cost)}, back in ${paybackText(row, row.cost)}`,
  second: secondText(row),
});

function secondText(row: TierRow): string {
  const { status, payment, stock, missing } = row;
  if (status !== "Inactive") return status;
  if (missing) return `${formatPercent(missing.roi)} on ${formatMoneyShort(missing.cost)}`;
  return `${formatMoneyShort(payment.dollars)} per ${formatDays(stock.benefit.everyDays)}`;
}

const paybackText = ({ payment, stock }: TierRow, cost: number) =>
  formatPayback(paybackDays(payment.dollars, stock.benefit.everyDays, cost));

/** "rest 85.69%": the return on the money still needed, which the cost names alike. No wider than the ROI with its button. */
const missingText = ({ roi }: NonNullable<TierRow["missing"]>) => `rest ${formatPercent(roi)}`;

/** The annual benefit of all tiers up to this one and, below it, how it comes from that of one, which the ROI counts. */
function AnnualBenefit({ annualBenefit, tier }: TierRow) {
  if (tier === 1) return formatMoney(annualBenefit);
  return (
    <>
      {formatMoney(annualBenefit)}
      <span className="block text-tiny whitespace-nowrap text-muted-foreground">
        {tier} tiers × {formatMoneyShort(annualBenefit / tier)}
      </span>
    </>
  );
}

/** The cost of a tier; of one bought in part, the money still needed, too. */
function Cost({ cost, missing }: TierRow) {
  if (!missing) return formatMoney(cost);
  return (
    <>
      {formatMoney(cost)}
      <span className="block text-tiny whitespace-nowrap text-muted-foreground">
        rest {formatMoneyShort(missing.cost)}
      </span>
    </>
  );
}

function Roi({ row, children }: { row: TierRow; children: ReactNode }) {
  return (
    <Explained
      title={`the ROI of ${row.stock.acronym} tier ${row.tier}`}
      lines={roiLines(row)}
      note="Each tier costs twice as much as the one before and pays the same, so it returns half as much."
    >
      {children}
    </Explained>
  );
}

/** Every derived figure of a row, starting from the inputs. */
export function roiLines(row: TierRow) {
  const { stock, tier, cost, payment, annualBenefit, roi } = row;
  const { everyDays, requirement } = stock.benefit;
  const perYear = `${ANNUAL_DAYS} ÷ ${everyDays}`;
  return [
    ...valueLines(payment),
    {
      label: "Shares for this tier",
      value: `${formatWhole(requirement)} × 2^${tier - 1} = ${formatWhole(sharesOfTier(requirement, tier))}`,
    },
    { label: "Price per share", value: formatPrice(stock.price) },
    { label: "Cost", value: formatMoney(cost) },
    { label: "Payments per year", value: perYear },
    {
      label: "Annual Benefit",
      value: `${perYear} × ${formatMoney(payment.dollars)} × ${tier} = ${formatMoney(annualBenefit)}`,
    },
    {
      label: "ROI",
      value: `${perYear} × ${formatMoney(payment.dollars)} ÷ cost = ${formatPercent(roi)}`,
    },
    ...(row.missing ? missingLines(row.missing) : []),
  ];
}

function missingLines(missing: NonNullable<TierRow["missing"]>): ReturnLine[] {
  return [
    { label: "The rest, still to pay", value: formatMoney(missing.cost) },
    {
      label: "ROI on the rest",
      value: `ROI × cost ÷ the rest = ${formatPercent(missing.roi)}`,
    },
  ];
}

interface ReturnLine {
  label: string;
  value: string;
}

/** The lines that explain the value of one payment. */
function valueLines({ dollars, source }: BenefitValue): ReturnLine[] {
  return [...sourceLines(source), { label: "One payment", value: formatMoney(dollars) }];
}

function sourceLines(source: BenefitSource): ReturnLine[] {
  switch (source.kind) {
    case "fixed":
      return [];
    case "own":
      return [{ label: "Your own value", value: "instead of the game’s prices" }];
    case "item":
      return [itemLine(source.item)];
    case "mean of items":
      return [
        ...source.items.map(itemLine),
        { label: "Average", value: `total ÷ ${formatWhole(source.items.length)}` },
      ];
    case "properties":
      return [
        { label: "Properties", value: formatWhole(source.properties.length) },
        {
          label: "Total cost",
          value: formatMoney(sum(source.properties.map(({ cost }) => cost))),
        },
        {
          label: "Sold at",
          value: `${source.factor * 100}% of their average`,
        },
      ];
    case "points":
      return [
        { label: "Points", value: formatWhole(source.count) },
        { label: "Lowest price each", value: formatMoney(source.cost) },
      ];
  }
}

const itemLine = ({ name, price }: PricedItem): ReturnLine => ({
  label: name,
  value: formatMoney(price),
});
