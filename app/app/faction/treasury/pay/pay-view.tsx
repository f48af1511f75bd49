import { usePrefetchQuery, useQueries, type UseQueryResult } from "@tanstack/react-query";
import { Swords } from "lucide-react";
import Link from "next/link";
import { type ReactNode, Suspense, useMemo } from "react";

import { useOwnFaction } from "@/components/faction/use-own-faction";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCalls, type MissingPart } from "@/components/feedback/failed-calls";
import { FailedCall } from "@/components/feedback/retry-advice";
import { PageHeadline } from "@/components/figures/page-headline";
import {
  type OptionalResult,
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { useUrlValue } from "@/components/window/use-url-value";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { chainReportQuery } from "@/lib/api/endpoints/faction-chain-report";
import { chainsQuery } from "@/lib/api/endpoints/faction-chains";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { rankedWarsQuery } from "@/lib/api/endpoints/faction-ranked-wars";
import { warReportQuery } from "@/lib/api/endpoints/faction-war-report";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { accessFor, type ApiPath } from "@/lib/api/transport/access";
import { ApiError } from "@/lib/api/transport/errors";
import { formatCount, formatList, formatWhole } from "@/lib/format/numbers";
import { pointPrice } from "@/lib/game/stocks/benefit-value";
import { chainContributions, warContributions } from "@/lib/game/treasury/contributions";
import { rewardsValue } from "@/lib/game/treasury/rewards";
import { type ChainReport, chainsDuring, type PastChain } from "@/lib/game/war/chain-report";
import type { WarRewards } from "@/lib/game/war/report";

import { ChooseWar } from "./choose-war";
import { choiceKey, type PayChoice, payChoices, selectedChoice } from "./choices";
import { explainIncome } from "./explanation";
import type { SuggestedAmount } from "./money-and-rule";
import { PayRoom } from "./pay-room";

/** Each member's pay for a war or a chain. It needs public reports only. */
export function PayView() {
  const session = useSession();
  usePrefetchQuery(factionBasicQuery(session));
  usePrefetchQuery(rankedWarsQuery(session));
  usePrefetchQuery(chainsQuery(session));
  usePrefetchQuery(factionMembersQuery(session));
  usePrefetchQuery(itemsQuery(session));
  usePrefetchQuery(pointsMarketQuery(session));
  const faction = useOwnFaction();
  const wars = useOptionalSuspenseQuery(rankedWarsQuery(session));
  const chains = useOptionalQuery(chainsQuery(session));
  const [key, setKey] = useUrlValue("war", "");
  const choices = useMemo(
    () => payChoices(wars.data?.entries ?? [], chains.data?.entries ?? [], faction?.id ?? null),
    [wars.data, chains.data, faction?.id],
  );
  const choice = selectedChoice(choices, key);
  const isLoading = wars.data !== undefined && chains.data === undefined && chains.error === null;
  if (isLoading) return <LoadingState text="Loading data..." rows={16} />;
  return (
    <>
      {choice === null && wars.error === null && chains.error === null && (
        <EmptyState title="No wars or chains yet">
          Your faction’s ranked wars and chains appear here once they’re over.
        </EmptyState>
      )}
      {choice !== null && (
        <Suspense fallback={<LoadingState text="Loading data..." rows={16} />}>
          <Chosen
            key={choiceKey(choice)}
            choices={choices}
            choice={choice}
            chains={chains.data?.entries ?? null}
            onChoose={setKey}
          />
        </Suspense>
      )}
      <FailedCalls
        parts={[
          {
            ...wars,
            path: "faction/rankedwars",
            text: "Couldn’t load your faction’s ranked wars.",
          },
          {
            ...chains,
            path: "faction/chains",
            text: "Couldn’t load your faction’s chains, so outside hits, assists and losses are unknown.",
          },
        ]}
      />
    </>
  );
}

interface ChosenProps {
  choices: readonly PayChoice[];
  choice: PayChoice;
  /** Null if they couldn't be loaded. */
  chains: readonly PastChain[] | null;
  onChoose: (key: string) => void;
}

function Chosen(props: ChosenProps) {
  if (props.choice.endedAtMs === null) return <InProgress {...props} />;
  return props.choice.kind === "war" ? <WarPay {...props} /> : <ChainPay {...props} />;
}

/** A war that is on: it can't be paid yet. */
function InProgress({ choices, choice, onChoose }: ChosenProps) {
  const name = (
    <span key="name" translate="no">
      {choice.title}
    </span>
  );
  return (
    <>
      <PageHeadline figure={choice.result} text="so far" note={name} status={[name]} side={[]} />
      <OtherWar {...{ choices, choice, onChoose }} />
      <EmptyState
        title="This war can’t be paid yet"
        actions={
          <Button asChild variant="outline">
            <Link href="/app/faction/war" prefetch={false}>
              <Swords aria-hidden />
              War Room
            </Link>
          </Button>
        }
      >
        The war against <span translate="no">{choice.title}</span> is in progress, at{" "}
        {choice.result}. Its pay appears here once it has ended.
      </EmptyState>
    </>
  );
}

/** The reports of these chains: null if one is missing. */
function useChainReports(chains: readonly PastChain[]) {
  const session = useSession();
  const results = useQueries({
    queries: chains.map(({ id }) => chainReportQuery(session, id)),
    combine: combineReports,
  });
  const { reports, error, isLoading, retry } = results;
  const missing = chains.filter((_, index) => results.missing.includes(index));
  return { reports, missing, error, isLoading, retry };
}

/** Stable while the responses are the same, as the library compares the results. */
const combineReports = (results: readonly UseQueryResult<ChainReport>[]) => {
  const isMissing = ({ data, error }: UseQueryResult<ChainReport>) =>
    data === undefined && error !== null;
  const failed = results.filter(isMissing);
  return {
    reports: failed.length > 0 ? null : results.flatMap(({ data }) => data ?? []),
    /** The places of the chains whose reports couldn't be loaded. */
    missing: results.flatMap((result, index) => (isMissing(result) ? [index] : [])),
    error: failed.map(({ error }) => error).find((error) => error instanceof ApiError) ?? null,
    isLoading: results.some(({ data, error }) => data === undefined && error === null),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
};

/** The list of wars and chains alone, above what is said of the selected one. */
const OtherWar = ({ choices, choice, onChoose }: Omit<ChosenProps, "chains">) => (
  <div className="flex py-2">
    <ChooseWar choices={choices} selected={choice} members={null} onChoose={onChoose} />
  </div>
);

interface WithReportProps extends Omit<ChosenProps, "chains"> {
  report: OptionalResult<unknown>;
  path: ApiPath;
  error: string;
  /** True while other reports load. */
  isLoading?: boolean;
  children: ReactNode;
}

/** The pay, once its report has loaded. If it can't be loaded, another war can be chosen. */
function WithReport({
  report,
  path,
  error,
  isLoading = false,
  children,
  ...chosen
}: WithReportProps) {
  if (report.error !== null) {
    return (
      <>
        <OtherWar {...chosen} />
        <ErrorState
          text={error}
          access={accessFor(path)}
          error={report.error}
          onRetry={report.retry}
        />
      </>
    );
  }
  if (report.data === undefined || isLoading) {
    return <LoadingState text="Loading data..." rows={16} />;
  }
  return children;
}

const NO_CHAINS: readonly PastChain[] = [];

function WarPay({ chains, ...chosen }: ChosenProps) {
  const session = useSession();
  const { id, startsAtMs, endedAtMs } = chosen.choice;
  const report = useOptionalSuspenseQuery(warReportQuery(session, id));
  const ownId = useOwnFaction()?.id ?? null;
  const during = useMemo(
    () => chainsDuring(chains ?? NO_CHAINS, { startsAtMs, endedAtMs: endedAtMs ?? Infinity }),
    [chains, startsAtMs, endedAtMs],
  );
  const { reports, missing, error, isLoading, retry } = useChainReports(during);
  const own = report.data?.sides.find((side) => side.id === ownId) ?? null;
  const enemyId = report.data?.sides.find((side) => side.id !== ownId)?.id ?? null;
  const counted = chains === null ? null : reports;
  const contributions = useMemo(
    () => (own === null ? [] : warContributions(own, counted)),
    [own, counted],
  );
  const period = useMemo(
    () =>
      ownId === null || enemyId === null || endedAtMs === null
        ? null
        : { ownId, enemyId, startsAtMs, endedAtMs, chains: counted === null ? NO_CHAINS : during },
    [ownId, enemyId, startsAtMs, endedAtMs, counted, during],
  );
  const income = useRewardsIncome(own?.rewards ?? null);
  return (
    <WithReport
      {...chosen}
      report={report}
      path="faction/{rankedWarId}/rankedwarreport"
      error="Error loading the war’s report"
      isLoading={isLoading}
    >
      {own === null ? (
        <>
          <OtherWar {...chosen} />
          <EmptyState title="Your faction isn’t in this report">Choose another war.</EmptyState>
        </>
      ) : (
        <PayRoom
          {...chosen}
          contributions={contributions}
          period={period}
          income={income.amount}
          failures={
            <>
              <FailedCalls parts={income.missing} />
              <FailedCall path="faction/{chainId}/chainreport" error={error} retry={retry}>
                Couldn’t load{" "}
                {formatList(missing.map(({ hits }) => `the chain of ${formatWhole(hits)}`))}.
                Outside hits, assists and losses are unknown, so pay counts only war hits and score.
              </FailedCall>
            </>
          }
        />
      )}
    </WithReport>
  );
}

function ChainPay({ choices, choice, onChoose }: ChosenProps) {
  const chosen = { choices, choice, onChoose };
  const { id, startsAtMs, endedAtMs } = choice;
  const report = useOptionalSuspenseQuery(chainReportQuery(useSession(), id));
  const ownId = useOwnFaction()?.id ?? null;
  const contributions = useMemo(
    () => (report.data === undefined ? [] : chainContributions(report.data)),
    [report.data],
  );
  const period = useMemo(() => {
    if (ownId === null || endedAtMs === null) return null;
    const chain = { startsAtMs, endedAtMs };
    return { ...chain, ownId, enemyId: null, chains: [chain] };
  }, [ownId, startsAtMs, endedAtMs]);
  return (
    <WithReport
      {...chosen}
      report={report}
      path="faction/{chainId}/chainreport"
      error="Error loading the chain’s report"
    >
      <PayRoom {...chosen} contributions={contributions} period={period} income={NO_REWARDS} />
    </WithReport>
  );
}

const NO_REWARDS: SuggestedAmount = {
  money: null,
  source: "A chain has no rewards: enter an amount",
  explained: null,
};

/** The value of a war’s rewards as the suggested income, and the calls without which it isn't whole. */
function useRewardsIncome(rewards: WarRewards | null): {
  amount: SuggestedAmount;
  missing: readonly MissingPart[];
} {
  const session = useSession();
  const items = useOptionalQuery(itemsQuery(session));
  const points = useOptionalQuery(pointsMarketQuery(session));
  const missing: readonly MissingPart[] = [
    {
      ...items,
      path: "torn/items",
      text: "Couldn’t load item prices, so the rewards have no value.",
    },
    {
      ...points,
      path: "market/pointsmarket",
      text: "Couldn’t load the points market, so points are left out of the income.",
    },
  ];
  if (rewards === null || items.data === undefined) {
    const source = items.error === null ? "Loading prices" : "No item prices: enter an amount";
    return { amount: { money: null, source, explained: null }, missing };
  }
  const values = new Map(
    items.data.entries.flatMap(({ id, marketPrice }) =>
      marketPrice === null ? [] : [[id, marketPrice] as const],
    ),
  );
  const price = points.data === undefined ? null : pointPrice(points.data.entries);
  const value = rewardsValue(rewards, values, price);
  const count = rewards.items.reduce((total, item) => total + item.count, 0);
  const parts = [
    ...(count > 0 ? [formatCount(count, "item", "items")] : []),
    ...(rewards.points > 0 ? [formatCount(rewards.points, "point", "points")] : []),
  ];
  const amount = {
    money: value.total > 0 ? value.total : null,
    source: parts.length === 0 ? "No rewards: enter an amount" : `Rewards: ${parts.join(", ")}`,
    explained: parts.length === 0 ? null : explainIncome(value, price),
  };
  return { amount, missing };
}
