"use client";

import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useMemo, useRef, useState } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { inOrder } from "@/components/dashboard-cards/card-order";
import { RanBy } from "@/components/faction/ran-by";
import { stateNow } from "@/components/faction/state-text";
import { CardBoundary } from "@/components/feedback/card-boundary";
import { RetryAdvice } from "@/components/feedback/retry-advice";
import { GameLink, PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { Countdown } from "@/components/game/game-time";
import { crimeUrl, shopUrl } from "@/components/game/links";
import { profileUrl } from "@/components/game/player-link";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { usePurchasesToday } from "@/components/shops/use-purchases-today";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { onDemand } from "@/components/ui/on-demand";
import { Progress } from "@/components/ui/progress";
import { useTravel } from "@/components/upcoming/use-travel";
import { useGameTime, useNow, useNowAt } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { isOpen } from "@/lib/game/crimes/organised-crime";
import type { Faction } from "@/lib/game/faction/faction";
import { DAILY_PURCHASE_LIMIT, remainingPurchases } from "@/lib/game/shops/daily-purchases";
import { heldOf, positions } from "@/lib/game/stocks/position";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { dashboardCardsStore } from "@/lib/store/user/dashboard";
import { cn } from "@/lib/utils";

const CrimeFacts = onDemand(() => import("./crime-facts").then((l) => l.CrimeFacts));

/** The player's organised crime. `access` is the API access that its call needs. */
export function OwnCrime({ access }: { access: string }) {
  const session = useSession();
  const { data: answer, error, retry } = useOptionalQuery(ownCrimeQuery(session));
  const crime = answer?.record;
  const facts = useRef<HTMLDivElement>(null);
  const open = crime !== undefined && isOpen(crime) ? crime : undefined;
  // The element of the facts is rendered once the crime has loaded.
  const isSeen = useInView(facts, open !== undefined);

  return (
    <section aria-label="Your organised crime" className="mt-6 max-md:mt-2">
      <SectionHeader title="Your organised crime" {...(open && { aside: open.status })} />
      {open && (
        <div ref={facts} className="min-h-40">
          <Suspense>{isSeen && <CrimeFacts crime={open} />}</Suspense>
        </div>
      )}
      {!open && answer !== undefined && (
        <p className="mt-2">You’re not in an organised crime. Join one in the game.</p>
      )}
      {answer === undefined && error === null && (
        <p role="status" className="mt-2 text-muted-foreground">
          Loading...
        </p>
      )}
      {error?.kind === "not-migrated" && (
        <p className="mt-2 text-muted-foreground">
          Your faction doesn’t use OC 2.0, so there’s no crime to show.
        </p>
      )}
      {error !== null && error.kind !== "not-migrated" && (
        <p role="alert" className="mt-2">
          Couldn’t load your organised crime. <RetryAdvice {...{ error, access, retry }} />
        </p>
      )}
      <RowLinks>
        {open && <GameLink href={crimeUrl(open.id)}>Open in the game</GameLink>}
        <PageLink href="/app/faction/organised-crimes">All organised crimes</PageLink>
      </RowLinks>
    </section>
  );
}

const WeekFigures = onDemand(() => import("./this-week-figures").then((l) => l.ThisWeekFigures));

/** The player's gains of the last seven full days. By default it is the last card; it loads once it is in view. */
export function ThisWeek() {
  const section = useRef<HTMLElement>(null);
  const isSeen = useInView(section);
  return (
    <section ref={section} aria-label="Last 7 days" className="mt-6 max-md:mt-2">
      <SectionHeader title="Last 7 days">
        <span className="px-2.5">
          <PageLink href="/app/user/progress">My Progress</PageLink>
        </span>
      </SectionHeader>
      <div className="min-h-20">
        <Suspense>{isSeen && <WeekFigures />}</Suspense>
      </div>
    </section>
  );
}

const StockFigures = onDemand(() => import("./stock-figures").then((l) => l.StockFigures));

/** The player's stocks. Their figures load once they are in view. */
export function Stocks() {
  const session = useSession();
  const [{ data: stocks }, { data: holdings, dataUpdatedAt }] = useSuspenseQueries({
    queries: [stocksQuery(session), holdingsQuery(session)],
  });
  const held = useMemo(
    () => heldOf(positions(stocks.entries, holdings.entries).positions),
    [stocks, holdings],
  );
  const fetchedAtMs = useGameTime()(dataUpdatedAt);
  const figures = useRef<HTMLDivElement>(null);
  const isSeen = useInView(figures);

  return (
    <section aria-label="Stocks" className="mt-6 max-md:mt-2">
      <SectionHeader title="Stocks" aside={formatCount(held.length, "stock held", "stocks held")} />
      <div ref={figures} className="min-h-16">
        <Suspense>{isSeen && <StockFigures held={held} fetchedAtMs={fetchedAtMs} />}</Suspense>
      </div>
      <RowLinks>
        <PageLink href="/app/user/stock">User Stock Portfolio</PageLink>
        <PageLink href="/app/tools/stock-market">Stock ROI Calculator</PageLink>
      </RowLinks>
    </section>
  );
}

export interface Card {
  id: string;
  title: string;
  /** True if the card takes the wide column when there is room for two columns. */
  isBroad?: boolean;
  content: ReactNode;
}

const ArrangeCards = dialogOnDemand(() =>
  import("./arrange-cards").then((module) => module.ArrangeCards),
);

/** The cards of the dashboard, as the player has arranged them. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  const { order, hidden } = useStoredValue(dashboardCardsStore);
  const [isArranging, setIsArranging] = useState(false);
  const arrange = useRef<HTMLButtonElement>(null);
  const all = inOrder(cards, order);
  const shown = all.filter(({ id }) => !hidden.includes(id));
  const isSplit = shown.length > 1 && shown.some(({ isBroad }) => isBroad);

  return (
    <>
      <div
        className={cn(
          "@min-[62rem]/page:grid @min-[62rem]/page:gap-x-12",
          isSplit
            ? "@min-[62rem]/page:grid-cols-[minmax(0,1fr)_23rem]"
            : shown.length > 1 && "@min-[62rem]/page:grid-cols-2",
        )}
        // If the wide card is taller than all the others together, the gap goes below the last of them.
        style={isSplit ? { gridTemplateRows: `repeat(${shown.length - 1}, auto) 1fr` } : undefined}
      >
        {shown.map(({ id, title, isBroad, content }) => (
          <div
            key={id}
            // The installed app has a shortcut to the id of the checklist: app/manifest.ts.
            id={id}
            className={cn(
              "min-w-0 scroll-mt-16",
              isSplit &&
                (isBroad
                  ? "@min-[62rem]/page:col-start-1 @min-[62rem]/page:row-span-full"
                  : "@min-[62rem]/page:col-start-2"),
            )}
          >
            <CardBoundary name={title}>{content}</CardBoundary>
          </div>
        ))}
      </div>
      <p className="mt-8 max-md:mt-4 flex flex-wrap items-center gap-x-4 border-t pt-2 text-muted-foreground">
        <Button
          ref={arrange}
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => {
            setIsArranging(true);
          }}
        >
          Arrange cards
        </Button>
        {hidden.length > 0 && formatCount(all.length - shown.length, "card is", "cards are")}
        {hidden.length > 0 && " hidden."}
      </p>
      {isArranging && (
        <ArrangeCards
          cards={all}
          hidden={hidden}
          trigger={arrange}
          onChange={(arranged) => {
            dashboardCardsStore.set(arranged);
          }}
          onClose={() => {
            setIsArranging(false);
          }}
        />
      )}
    </>
  );
}

/** The number of city items that the player can still buy today. `access` is the API access that the log needs. */
export function CityShopItems({ access }: { access: string }) {
  const dayMs = dayStartMs(useNow(MINUTE_MS));
  const { count, error, retry } = usePurchasesToday(dayMs);
  const { isAway } = useTravel();

  return (
    <section aria-label="City shop items" className="mt-6 max-md:mt-2">
      <SectionHeader
        title="City shop items"
        {...(count !== null && { aside: `${count} of ${DAILY_PURCHASE_LIMIT} bought today` })}
      />
      {error !== null && (
        <p role="alert" className="mt-2">
          Couldn’t load today’s purchases.{" "}
          <RetryAdvice error={error} access={access} retry={retry} />
        </p>
      )}
      {error === null && count === null && (
        <p role="status" className="mt-2 text-muted-foreground">
          Loading...
        </p>
      )}
      {count !== null && (
        <>
          <p className="mt-2 text-read">
            <strong>{formatCount(remainingPurchases(count), "item", "items")}</strong> left today
            {isAway && ", in Torn only"}. Resets in{" "}
            <Countdown endsAtMs={dayMs + DAY_MS} format={formatDuration} />
          </p>
          <Progress
            label="City shop items bought today"
            value={count}
            max={DAILY_PURCHASE_LIMIT}
            className="my-2"
          />
        </>
      )}
      <RowLinks>
        <PageLink href="/app/tools/item-shop-profitability">What to buy</PageLink>
        {!isAway && <GameLink href={shopUrl(0)}>Open the city</GameLink>}
      </RowLinks>
    </section>
  );
}

export function FactionSummary() {
  const session = useSession();
  const { data: faction } = useSuspenseQuery(factionBasicQuery(session));
  return (
    <section aria-label="Faction" className="mt-6 max-md:mt-2">
      <SectionHeader
        title={<span translate="no">{`${faction.name} [${faction.tag}]`}</span>}
        aside={membersOf(faction)}
      />
      <p className="mt-2 empty:hidden">
        <RanBy {...faction} />
      </p>
      <RowLinks>
        <PageLink href="/app/faction/basic">Faction summary</PageLink>
        <PageLink href="/app/faction/members">Faction Members</PageLink>
        <PageLink href="/app/faction/attacks">Faction attacks</PageLink>
        <PageLink href="/app/faction/organised-crimes">Organised Crimes</PageLink>
        <PageLink href="/app/faction/day">Picture of the Day</PageLink>
      </RowLinks>
    </section>
  );
}

/** "4 of 100 members"; empty if the number of members is unknown. */
function membersOf({ members, capacity }: Faction): string {
  if (members === null) return "";
  return capacity === null
    ? formatCount(members, "member", "members")
    : `${formatWhole(members)} of ${formatCount(capacity, "member", "members")}`;
}

/** The player's name, level, id and state. */
export function Account() {
  const session = useSession();
  const { data: player } = useSuspenseQuery(profileQuery(session));
  const { landedIn } = useTravel();
  const nowMs = useNowAt(player.stateUntilMs === null ? [] : [player.stateUntilMs]);
  const state = stateNow(player, landedIn, nowMs);
  return (
    <section aria-label="Account" className="wrap-anywhere text-muted-foreground">
      <p className="flex min-h-8 flex-wrap items-center gap-x-1.5 max-md:min-h-11">
        <strong translate="no" className="text-foreground">
          {player.name}
        </strong>
        <span>
          level {formatWhole(player.level)}, player [
          <a
            href={profileUrl(player.id)}
            target="_blank"
            rel="noreferrer"
            className="text-primary underline"
          >
            {player.id}
          </a>
          ]{state !== "" && `, ${state}`}
        </span>
      </p>
    </section>
  );
}
