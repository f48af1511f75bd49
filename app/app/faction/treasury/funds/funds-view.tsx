"use client";

import { type ComponentProps, useMemo, useState } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { Collapsible } from "@/components/figures/collapsible";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { WithNames } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { ChoiceSelect } from "@/components/list/select-field";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { allBalancesQuery, type FactionBalances } from "@/lib/api/endpoints/faction-balance";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { accessFor } from "@/lib/api/transport/access";
import type { List } from "@/lib/api/transport/wire";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatList, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { Member } from "@/lib/game/faction/member";
import type { NewsEntry } from "@/lib/game/faction/news";
import {
  checkBalances,
  gapsOf,
  movementsOf,
  type RepeatedAddition,
  repeatedAdditions,
} from "@/lib/game/treasury/balance-changes";
import { balanceGroups } from "@/lib/game/treasury/balances";

import {
  type FactionNews,
  FUNDS_DAYS,
  useFactionNews,
} from "@/components/faction/use-faction-news";
import { OwnBalance } from "@/components/faction/own-balance";
import { isKeyTooLow, isRefused } from "@/components/faction/refusal";
import { Balances, MoneyAndPoints } from "./balances";
import { ByDay } from "./by-day";
import { Checks } from "./checks";
import type { NamedText } from "./text";
import { type CheckedWar, usePayChecks } from "./use-pay-checks";

const PERIODS = [
  ["7", "Last 7 days"],
  ["30", "Last 30 days"],
] as const satisfies readonly Choice[];

/** The number of balances that the line above the checks names. */
const NAMED = 3;

const NEWS_ACCESS = accessFor("faction/news");

/** The movements of the faction's money, checked against the balances. */
export function FundsView() {
  const session = useSession();
  const todayMs = dayStartMs(useNow(DAY_MS));
  const [days, setDays] = useUrlChoice("days", PERIODS, "7");
  const fromMs = todayMs - (Number(days) - 1) * DAY_MS;
  const news = useFactionNews("funds", fromMs);
  const balances = useOptionalQuery(allBalancesQuery(session));
  const members = useOptionalQuery(factionMembersQuery(session));
  // Entries of earlier visits may lie before a gap, until everything has loaded.
  const sinceMs = Math.max(fromMs, news.sinceMs ?? fromMs);
  const { war, earlier, missing, isLoading } = usePayChecks(fromMs, news);
  const facts = useFunds(news.entries, sinceMs, balances, members.data, war);

  const [settledDays, setSettledDays] = useState<string | null>(null);
  const isSettled =
    settledDays === days ||
    (!isLoading &&
      news.progress.state !== "loading" &&
      (balances.data !== undefined || balances.error !== null));
  if (isSettled && settledDays !== days) setSettledDays(days);

  if (isRefused(news.error) && isRefused(balances.error)) {
    return (
      <OwnBalance
        refusal={{
          text: "Error loading faction funds",
          access: accessFor("faction/news", "faction/balance"),
          // The key is the reason only if it is that of both.
          error: isKeyTooLow(news.error) ? balances.error : news.error,
          onRetry: () => {
            news.retry();
            balances.retry();
          },
        }}
      >
        With access you also see all balances, each movement of money, and what doesn’t match.
      </OwnBalance>
    );
  }
  return (
    <>
      <FundsHeadline news={news} facts={facts} />
      <NewsLine
        news={news}
        compared={isSettled ? comparedText(facts, sinceMs, balances.data !== undefined) : null}
      />
      <FailedCalls
        parts={[
          {
            path: "faction/balance",
            ...balances,
            text: "Couldn’t load the balances, so they can’t be compared with the news.",
          },
          {
            path: "faction/members",
            ...members,
            text: "Couldn’t load the members, so it isn’t known who has left.",
          },
          ...missing,
        ]}
      />
      <div className="grid items-start gap-x-12 gap-y-4 *:min-w-0 max-md:mt-2 @4xl/page:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <SectionHeader title="To check">
            {/* On a wide screen it must not lift its heading above the one beside it. */}
            <div className="mr-2.5 w-36 max-md:pb-1.5 md:relative md:-top-1 md:-mb-1">
              <ChoiceSelect
                aria-label="Period"
                value={days}
                options={PERIODS}
                onChange={setDays}
                className="md:h-8"
              />
            </div>
          </SectionHeader>
          <News
            news={news}
            facts={facts}
            hasBalances={balances.data !== undefined}
            isSettled={isSettled}
            earlier={
              earlier !== null && earlier.endedAtMs >= todayMs - FUNDS_DAYS * DAY_MS
                ? earlier
                : null
            }
            onLonger={() => {
              setDays("30");
            }}
          />
        </div>
        <div>
          <MoneyAndPoints {...facts} faction={balances.data?.faction ?? null} />
          {facts.groups !== null && <Balances {...facts} groups={facts.groups} />}
        </div>
      </div>
    </>
  );
}

type Funds = ReturnType<typeof useFunds>;

/** The news joined with the balances. */
function useFunds(
  entries: readonly NewsEntry[] | null,
  sinceMs: number,
  { data, fetchedAtMs }: Pick<OptionalResult<FactionBalances>, "data" | "fetchedAtMs">,
  members: List<Member> | undefined,
  war: CheckedWar | null,
) {
  const period = useMemo(
    () => (entries ?? []).filter(({ atMs }) => atMs >= sinceMs),
    [entries, sinceMs],
  );
  const movements = useMemo(() => movementsOf(period), [period]);
  const groups = useMemo(() => {
    const isWhole = members?.dropped === 0 && members.entries.length > 0;
    const ids = isWhole ? new Set(members.entries.map(({ id }) => id)) : null;
    return data === undefined ? null : balanceGroups(data.entries, ids);
  }, [data, members]);
  const checked = useMemo(
    () =>
      checkBalances(
        movements,
        new Map((data?.entries ?? []).map(({ memberId, money }) => [memberId, money])),
        fetchedAtMs,
      ),
    [movements, data, fetchedAtMs],
  );
  return {
    movements,
    groups,
    /** Null if the members aren't all known. */
    memberCount: members?.dropped === 0 ? members.entries.length : null,
    checked,
    checks: {
      unmatched: checked.filter(({ difference }) => difference !== 0),
      gaps: gapsOf(movements),
      repeated: withoutPaidTwice(repeatedAdditions(movements), war),
      war,
    },
    names: new Map((members?.entries ?? []).map(({ id, name }) => [id, name])),
    notUnderstood: period.flatMap((entry) => (entry.kind === "other" ? [entry] : [])),
  };
}

/** A payment that is made twice is listed as such, with the pay. */
function withoutPaidTwice(repeated: readonly RepeatedAddition[], war: CheckedWar | null) {
  const ids = new Set(war?.twice.flatMap(({ payments }) => payments.map(({ id }) => id)));
  return repeated.filter(({ second }) => !ids.has(second.id));
}

interface NewsLineProps {
  news: FactionNews;
  /** How the balances compare with the news; null while that isn't known. */
  compared: NamedText | null;
}

/** How far the news has loaded, and then what it says. The line is there before the first page, so that nothing moves. */
const NewsLine = ({ news: { progress, entries }, compared }: NewsLineProps) => (
  <div className="min-h-11 md:-mt-3">
    {compared !== null && progress.state === "done" && progress.truncatedSeconds === 0 ? (
      <p className="flex min-h-11 items-center border-row text-muted-foreground md:border-b">
        <span className="min-w-0 wrap-anywhere">
          <WithNames names={compared.names}>{compared.text}</WithNames>
        </span>
      </p>
    ) : (
      <LoadProgressNote
        progress={progress}
        count={entries?.length}
        names={["news entry", "news entries"]}
        access={NEWS_ACCESS}
      />
    )}
  </div>
);

/** The changes of balances that the news doesn't lead to, and since when the news is known. */
function comparedText(
  { checked, checks }: Funds,
  sinceMs: number,
  hasBalances: boolean,
): NamedText {
  const since = `the news since ${formatShortGameDay(sinceMs)}`;
  if (!hasBalances) return { text: `Balances aren’t compared with ${since}.`, names: [] };
  if (checked.length === 0) return { text: `No balance is in ${since}.`, names: [] };
  const changes = [
    ...checks.unmatched.map(({ name, difference }) => [name, difference] as const),
    ...checks.gaps.map(({ member, gap }) => [member.name, gap ?? 0] as const),
  ];
  if (changes.length === 0) {
    const match = formatCount(checked.length, "balance matches", "balances match");
    return { text: `${match} ${since}.`, names: [] };
  }
  const named = changes.slice(0, NAMED);
  const amounts = named.map(
    ([name, money]) =>
      `${name} has ${formatMoneyShort(Math.abs(money))} ${money < 0 ? "less" : "more"}`,
  );
  const others = changes.length - named.length;
  const rest = others === 0 ? "" : ` ${formatCount(others, "other differs", "others differ")} too.`;
  return {
    text: `${formatList(amounts)} than ${since} explains.${rest}`,
    names: named.map(([name]) => name),
  };
}

interface PartProps extends Pick<ComponentProps<typeof Checks>, "earlier" | "onLonger"> {
  news: FactionNews;
  facts: Funds;
  hasBalances: boolean;
  /**
   * False until the calls have succeeded, failed or been paused for the first time: each may add to what there is to check, and move
   * the days below it.
   */
  isSettled: boolean;
}

/** How much there is to check. */
function FundsHeadline({ news, facts: { checks } }: Pick<PartProps, "news" | "facts">) {
  if (news.entries === null) return <ViewHeadline figure="–">to check</ViewHeadline>;
  const { repeated, war } = checks;
  const payments =
    repeated.length +
    (war === null ? 0 : war.twice.length + war.others.length + war.unproven.length);
  const soFar = news.isComplete ? "" : " so far";
  const balances = checks.unmatched.length + checks.gaps.length;
  const parts = [
    balances > 0 && formatCount(balances, "balance", "balances"),
    payments > 0 && formatCount(payments, "payment", "payments"),
  ].filter(Boolean);
  return (
    <ViewHeadline figure={formatWhole(balances + payments)}>
      {payments === 0 && balances > 0
        ? `${balances === 1 ? "balance" : "balances"} to check${soFar}`
        : `to check${soFar}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`}
    </ViewHeadline>
  );
}

/** The parts that come from the news; its error or a placeholder while there is none. */
function News({ news, facts, hasBalances, isSettled, earlier, onLonger }: PartProps) {
  const { entries, error, retry, isComplete } = news;
  if (entries === null || !isSettled) {
    return error === null ? (
      <LoadingState text="Loading data..." rows={16} />
    ) : (
      <ErrorState
        text="Error loading faction news"
        access={NEWS_ACCESS}
        error={error}
        onRetry={retry}
      />
    );
  }
  const { notUnderstood, checks } = facts;
  return (
    <>
      <Checks
        checks={checks}
        names={facts.names}
        {...{ earlier, onLonger }}
        nothing={
          hasBalances
            ? "Every balance that the news names matches it."
            : "No gap, and no amount added twice. The balances aren’t known."
        }
      />
      <ByDay movements={facts.movements} isComplete={isComplete} />
      {notUnderstood.length > 0 && (
        <Collapsible
          title="Not understood"
          aside={formatCount(notUnderstood.length, "news entry", "news entries")}
        >
          <LongList entries={notUnderstood}>
            {(shown) => (
              <ul>
                {shown.map(({ id, text }) => (
                  <li key={id} className="border-b border-row py-1.5 wrap-anywhere">
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </LongList>
        </Collapsible>
      )}
    </>
  );
}
