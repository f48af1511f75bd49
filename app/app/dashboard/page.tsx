import type { ComponentProps } from "react";

import { InFaction } from "@/components/faction/in-faction";
import { CardBoundary } from "@/components/feedback/card-boundary";
import { Panel } from "@/components/feedback/panel";
import { PageLink, RowLinks } from "@/components/figures/row-links";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import {
  Account,
  Cards,
  CityShopItems,
  FactionSummary,
  OwnCrime,
  Stocks,
  ThisWeek,
} from "./cards/cards";
import { Checklist } from "./checklist/checklist";
import { CHECKLIST_ITEMS } from "./checklist/items/items";
import { TodayHeadline } from "./checklist/today-headline";
import { NextHours, NowNext } from "./next/next-hours";
import { Ruler } from "./next/ruler";
import { Vitals } from "./vitals/vitals";

const page = pages.dashboard;
const states = { loading: "Loading...", error: "Error", access: page.access };

export const metadata = pageMetadata({ ...page, index: false });

/** Reserves the height of the headline's two lines on a phone, so that nothing below moves when they load. */
const HEADLINE_PLACEHOLDER = "max-md:h-19.5 max-md:overflow-hidden";

/** Reserves the height of the seven vitals, and on a phone also that of “Now and next”. */
const VITALS_PLACEHOLDER =
  "max-md:h-77.5 max-md:overflow-hidden md:h-59.5 md:@4xl/page:col-span-2 md:@4xl/page:row-start-2";

/** The cards in their default order. The player can rearrange them. */
const CARDS: ComponentProps<typeof Cards>["cards"] = [
  {
    id: "checklist",
    title: "Checklist",
    isBroad: true,
    content: (
      <Panel {...states} isDeferred rows={CHECKLIST_ITEMS.length}>
        <Checklist />
      </Panel>
    ),
  },
  {
    id: "next",
    title: "Next 24 hours",
    content: (
      <Panel {...states} isDeferred rows={10}>
        <NextHours />
      </Panel>
    ),
  },
  {
    id: "crime",
    title: "Your organised crime",
    content: (
      <Panel {...states} isDeferred rows={4}>
        <OwnCrime access={page.access} />
      </Panel>
    ),
  },
  {
    id: "shops",
    title: "City shop items",
    content: (
      <Panel {...states} isDeferred rows={2}>
        <CityShopItems access={pages.shopProfit.access} />
      </Panel>
    ),
  },
  {
    id: "stocks",
    title: "Stocks",
    content: (
      <Panel
        isDeferred
        loading="Loading data..."
        error="Error loading stock data"
        access={pages.portfolio.access}
        rows={2}
      >
        <Stocks />
      </Panel>
    ),
  },
  {
    id: "faction",
    title: "Faction",
    content: (
      <InFaction>
        <Panel {...states} isDeferred rows={1}>
          <FactionSummary />
        </Panel>
      </InFaction>
    ),
  },
  {
    id: "week",
    title: "Last 7 days",
    content: (
      <Panel {...states} isDeferred rows={3}>
        <ThisWeek />
      </Panel>
    ),
  },
];

export default function DashboardPage() {
  return (
    <Page title={page.title} hasStatusLine>
      <div className="md:@4xl/page:grid md:@4xl/page:grid-cols-[minmax(0,1fr)_auto] md:@4xl/page:gap-x-6">
        <CardBoundary name="Your day at a glance">
          <Panel {...states} rows={0} hasHeadline above={[]} className={HEADLINE_PLACEHOLDER}>
            <TodayHeadline className={HEADLINE_PLACEHOLDER} />
          </Panel>
        </CardBoundary>
        <CardBoundary name="Bars and cooldowns">
          <Panel {...states} rows={0} className={VITALS_PLACEHOLDER}>
            <div className="md:@4xl/page:col-span-2 md:@4xl/page:row-start-2">
              <Vitals />
              <Ruler />
            </div>
            <NowNext />
          </Panel>
        </CardBoundary>
      </div>
      <Cards cards={CARDS} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 max-md:mt-1 max-md:pb-3">
        <CardBoundary name="Your account">
          <Panel {...states} error="Error loading your account" isDeferred rows={0}>
            <Account />
          </Panel>
        </CardBoundary>
        <RowLinks>
          <PageLink href={pages.userLogs.path}>{pages.userLogs.title}</PageLink>
          <PageLink href={pages.messageSender.path}>{pages.messageSender.title}</PageLink>
        </RowLinks>
      </div>
    </Page>
  );
}
