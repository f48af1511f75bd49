import { InFaction } from "@/components/faction/in-faction";
import { Page } from "@/components/shell/page";
import { CardBoundary } from "@/components/state/card-boundary";
import { Panel } from "@/components/state/panel";
import { PageLink, RowLinks } from "@/components/state/row-links";
import { pages } from "@/content/navigation";
import { pageMetadata } from "@/lib/site/metadata";

import { Account } from "./account";
import { Cards } from "./cards/cards";
import { Checklist } from "./checklist/checklist";
import { ITEMS } from "./checklist/items/items";
import { CityItems } from "./city-items/city-items";
import { FactionSummary } from "./faction-summary";
import { NextHours } from "./next/next-hours";
import { Ruler } from "./next/ruler";
import { OwnCrime } from "./own-crime/own-crime";
import { Stocks } from "./stocks";
import { TodayLead } from "./today-lead";
import { Vitals } from "./vitals/vitals";

const page = pages.dashboard;
const states = { loading: "Loading...", error: "Error", needs: page.access };

export const metadata = pageMetadata({ ...page, index: false });

export default function DashboardPage() {
  return (
    <Page title={page.title}>
      <CardBoundary name="Your day at a glance">
        <Panel {...states} rows={0} lead>
          <TodayLead />
        </Panel>
      </CardBoundary>
      <CardBoundary name="Bars and cooldowns">
        <Panel {...states} rows={5}>
          <Vitals />
          <Ruler />
        </Panel>
      </CardBoundary>
      <Cards
        cards={[
          {
            id: "checklist",
            title: "Checklist",
            isBroad: true,
            content: (
              <Panel {...states} rows={ITEMS.length}>
                <Checklist />
              </Panel>
            ),
          },
          {
            id: "next",
            title: "Next 24 hours",
            content: (
              <Panel {...states} rows={10}>
                <NextHours />
              </Panel>
            ),
          },
          {
            id: "crime",
            title: "Own organised crime",
            content: (
              <Panel {...states} rows={4}>
                <OwnCrime needs={page.access} />
              </Panel>
            ),
          },
          {
            id: "shops",
            title: "City items",
            content: (
              <Panel {...states} rows={2}>
                <CityItems needs={pages.shopProfit.access} />
              </Panel>
            ),
          },
          {
            id: "stocks",
            title: "Stocks",
            content: (
              <Panel
                loading="Loading data..."
                error="Error loading stock data"
                needs={pages.portfolio.access}
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
                <Panel {...states} rows={1}>
                  <FactionSummary />
                </Panel>
              </InFaction>
            ),
          },
        ]}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <CardBoundary name="Your account">
          <Panel {...states} rows={0}>
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
