import { useCallback, useDeferredValue, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { Explain, Explained } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { MoneyField } from "@/components/list/text-field";
import type { TwoLines } from "@/components/list/two-line-row";
import { stockColumn, StockTitle } from "@/components/stocks/stock-link";
import { EXPLAINED, INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useSteps } from "@/components/window/use-steps";
import { useUrlText } from "@/components/window/use-url-text";
import { parseMoney } from "@/lib/format/number-input";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatPrice,
  formatWhole,
} from "@/lib/format/numbers";
import { formatSignedMoneyShort } from "@/lib/format/signed";
import {
  findSwaps,
  type Plan,
  planPurchases,
  type Swap,
  type TierToBuy,
} from "@/lib/game/stocks/budget";
import { SALE_FEE_PERCENT } from "@/lib/game/stocks/stock";

import { NothingToBuy, ToSaveFor } from "./nothing-to-buy";
import { useCash } from "./use-cash";
import type { Market } from "./use-market";
import { formatPayback } from "./values";

const IN_ORDER = [{ id: "order", desc: false }];
const BY_GAIN = [{ id: "gain", desc: true }];

const NBSP = "\u00a0";

const CALCULATING = "Calculating...";

interface PlanRow extends TierToBuy {
  /** 1 for the tier to buy first. */
  order: number;
}

/** The tiers to buy with an amount of money, and the held tiers to sell for better ones. */
export function Budget({ market }: { market: Market }) {
  const { cash, call } = useCash();
  const ownMoney = cash === null || cash === 0 ? "" : formatWhole(cash);
  const [text, setText] = useUrlText("money", ownMoney);
  const dollars = useDeferredValue(parseMoney(text) ?? 0);
  const { result: plan, isCurrent } = useSteps(
    useCallback(() => planPurchases(market.positions, market.values, dollars), [market, dollars]),
  );
  const rows = useMemo(
    () => (plan?.tiers ?? []).map((tier, i): PlanRow => ({ ...tier, order: i + 1 })),
    [plan],
  );

  const { positions, values } = market;
  const { result: swaps } = useSteps(
    useCallback(() => findSwaps(positions, values), [positions, values]),
  );

  const isEmpty = dollars === 0;
  const isKnown = isCurrent || isEmpty;
  const buysNothing = isKnown && rows.length === 0;
  const toSaveFor = {
    nextTiers: market.nextTiers,
    dollars,
    annualBenefits: market.summary.annualBenefits,
  };
  return (
    <>
      {plan !== null && isCurrent && rows.length > 0 ? (
        <Outcome plan={plan} dollars={dollars} />
      ) : isKnown ? (
        <BestSwap swaps={swaps} />
      ) : (
        <ViewHeadline figure="–">per year. {CALCULATING}</ViewHeadline>
      )}
      <FailedCall path="user/money" {...call}>
        Couldn’t load your cash.
      </FailedCall>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 py-4 max-md:py-2">
        <MoneyField
          label="Money to spend"
          value={text}
          onChange={setText}
          {...(text !== "" && text === ownMoney && { hint: "Your cash" })}
        />
      </div>
      {buysNothing ? (
        <NothingToBuy {...toSaveFor} cash={cash} onAmount={setText} />
      ) : (
        <DataTable
          name="budget"
          title="Budget"
          columns={planColumns}
          rows={rows}
          rowId={({ stock, tier }) => `${stock.id}-${tier}`}
          initialSort={IN_ORDER}
          firstSort="asc"
          phoneLines={planLines}
          empty={<EmptyState title={CALCULATING} />}
        />
      )}
      <Swaps swaps={swaps} />
      {/* Once the swaps have their rows, which would move it. */}
      {buysNothing && swaps !== null && <ToSaveFor {...toSaveFor} />}
    </>
  );
}

const planColumn = columnsFor<PlanRow>();

const planColumns = planColumn.columns([
  stockColumn<PlanRow>({ stacked: true }),
  planColumn.accessor("order", {
    id: "order",
    header: "Order",
    meta: NUMERIC,
    cell: ({ getValue }) => `${getValue()}.`,
  }),
  planColumn.accessor("tier", { id: "tier", header: "Tier", ...INTEGER }),
  planColumn.accessor("shares", { id: "shares", header: "Shares to buy", ...INTEGER }),
  planColumn.accessor("cost", { id: "cost", header: "Cost", ...MONEY }),
  planColumn.accessor("annualGain", { id: "gain", header: "Extra per year", ...MONEY }),
  planColumn.accessor("paybackDays", {
    id: "payback",
    header: "Payback",
    meta: {
      ...NUMERIC,
      sortText: { asc: "shortest first", desc: "longest first" },
    },
    cell: ({ getValue }) => formatPayback(getValue()),
  }),
]);

/** A tier of the plan on a phone: its place in the order, its cost, its shares and what it adds. */
const planLines = ({ stock, tier, order, shares, cost, annualGain }: PlanRow): TwoLines => ({
  mark: <span className="block min-w-5 tabular-nums">{order}.</span>,
  title: <StockTitle stock={stock} tier={tier} />,
  figure: formatMoneyShort(cost),
  detail: `${formatCount(shares, "share", "shares")} to buy`,
  second: `${formatSignedMoneyShort(annualGain)} per year`,
});

/** The number of tiers that the plan's headline names: the list below it has them all. */
const NAMED_IN_PLAN = 2;

function Outcome({ plan, dollars }: { plan: Plan; dollars: number }) {
  return (
    <ViewHeadline figure={formatSignedMoneyShort(plan.annualGain)}>
      per year: buy{" "}
      {plan.tiers.length > NAMED_IN_PLAN ? (
        `these ${formatWhole(plan.tiers.length)} tiers`
      ) : (
        <Tiers names={namesOf(plan)} />
      )}{" "}
      for {formatMoneyShort(plan.spent)}, {formatMoneyShort(plan.remaining)} left{" "}
      <Explain
        title="the budget"
        lines={[
          { label: "Money to spend", value: formatMoney(dollars) },
          { label: "Spent", value: formatMoney(plan.spent) },
          { label: "Left", value: formatMoney(plan.remaining) },
          { label: "Extra per year", value: formatMoney(plan.annualGain) },
        ]}
        note={howText(plan)}
      />
    </ViewHeadline>
  );
}

/** The explanation of the plan's quality: the best combination, or the most that another combination could pay. */
function howText({ isExact, gapBound }: Plan): string {
  return isExact
    ? "The best combination for this budget. Fastest payback first."
    : `Too many combinations to check them all: another could pay up to ${formatMoney(gapBound)} more per year. Fastest payback first.`;
}

const NO_SWAPS: readonly Swap[] = [];

/** The best swap as the headline, while no money is to be spent. It has its room from the start, so that nothing moves. */
function BestSwap({ swaps }: { swaps: readonly Swap[] | null }) {
  // The swaps are in order of their gain.
  const best = swaps?.[0];
  if (best === undefined) {
    return (
      <ViewHeadline figure={swaps === null ? "–" : "No swap"}>
        {swaps === null ? `per year. ${CALCULATING}` : "would bring more per year"}
      </ViewHeadline>
    );
  }
  const { stock, tier, netGain } = best;
  return (
    <ViewHeadline figure={formatSignedMoneyShort(netGain)}>
      per year: sell <Tiers names={[`${stock.acronym} tier ${tier}`]} />, buy{" "}
      <Tiers names={namesOf(best.plan)} />
    </ViewHeadline>
  );
}

/** The number of tiers that a headline names. */
const NAMED = 3;

const Tiers = ({ names }: { names: readonly string[] }) => (
  <span translate="no">
    {formatList(
      // A name stays on one line.
      names.map((name) => name.replaceAll(" ", NBSP)),
      NAMED,
    )}
  </span>
);

/** Held tiers whose money would earn more in other stocks, after the fee of the sale. */
function Swaps({ swaps }: { swaps: readonly Swap[] | null }) {
  const rows = swaps ?? NO_SWAPS;
  return (
    <>
      <DataTable
        // In addresses; it stays, since links and saved views have it.
        name="elsewhere"
        title="Worth swapping"
        columns={swapColumns}
        rows={rows}
        rowId={({ stock }) => String(stock.id)}
        initialSort={BY_GAIN}
        firstSort="desc"
        phoneLines={swapLines}
        empty={
          swaps === null ? (
            <EmptyState title={CALCULATING} />
          ) : (
            <EmptyState title="No tier is worth swapping">
              None of yours would earn more elsewhere, after the {SALE_FEE_PERCENT}% sale fee.
            </EmptyState>
          )
        }
      />
      {buySame(rows) && (
        <p className="mt-3 max-w-160 text-small text-muted-foreground">
          Each row is a separate swap. If several buy the same tier, make only one of them.
        </p>
      )}
    </>
  );
}

/** True if two swaps buy the same tier, so that only one of them can be made. */
function buySame(swaps: readonly Swap[]): boolean {
  const tiers = swaps.flatMap(({ plan }) => namesOf(plan));
  return new Set(tiers).size < tiers.length;
}

const swapColumn = columnsFor<Swap>();

const swapColumns = swapColumn.columns([
  stockColumn<Swap>({ header: "Sell", stacked: true }),
  swapColumn.accessor("tier", { id: "tier", header: "Tier", ...INTEGER }),
  swapColumn.accessor("proceeds", { id: "proceeds", header: "Proceeds", ...MONEY }),
  swapColumn.accessor("annualLoss", { id: "loss", header: "Lost per year", ...MONEY }),
  swapColumn.accessor((row) => namesOf(row.plan).join(", "), {
    id: "buy",
    header: "Buy instead",
    sortFn: "text",
    meta: {
      align: "afterFigure",
      ...NAMES,
    },
  }),
  swapColumn.accessor(({ plan }: Swap) => plan.remaining, {
    id: "left",
    header: "Money left",
    ...MONEY,
  }),
  swapColumn.accessor(({ plan }: Swap) => plan.annualGain, {
    id: "more",
    header: "Extra per year",
    ...MONEY,
  }),
  swapColumn.accessor("netGain", {
    id: "gain",
    header: "Gain per year",
    meta: {
      ...EXPLAINED,
      bar: () => "open",
    },
    cell: ({ row }) => <Gain {...row.original} />,
  }),
]);

/** The tiers to buy: "HRG tier 1" and so on. */
const namesOf = ({ tiers }: Plan) =>
  tiers.map(({ stock, tier }) => `${stock.acronym} tier ${tier}`);

/** A tier to sell on a phone: the gain, what to buy instead, and the money that this leaves. */
const swapLines = (row: Swap): TwoLines => ({
  title: (
    <>
      Sell <StockTitle {...row} />
    </>
  ),
  figure: formatSignedMoneyShort(row.netGain),
  detail: `Buy ${formatList(namesOf(row.plan))}, ${formatMoneyShort(row.plan.remaining)} left`,
  second: "per year",
});

function Gain({ stock, tier, shares, proceeds, fee, annualLoss, plan, netGain }: Swap) {
  return (
    <Explained
      title={`the gain from selling ${stock.acronym} tier ${tier}`}
      lines={[
        {
          label: "Sold",
          value: `${formatWhole(shares)} × ${formatPrice(stock.price)}`,
        },
        { label: `Fee of ${SALE_FEE_PERCENT}%`, value: formatMoney(-fee) },
        { label: "Proceeds", value: formatMoney(proceeds) },
        { label: "Spent on other tiers", value: formatMoney(plan.spent) },
        { label: "Left", value: formatMoney(plan.remaining) },
        { label: "Extra per year", value: formatMoney(plan.annualGain) },
        { label: "Lost per year", value: formatMoney(-annualLoss) },
        { label: "Gain per year", value: formatMoney(netGain) },
      ]}
      note="Collect any dividend that is ready before you sell. A new tier pays only after a full period."
    >
      {formatMoney(netGain)}
    </Explained>
  );
}
