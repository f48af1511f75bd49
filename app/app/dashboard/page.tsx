import { InFaction } from "@/components/faction/faction-access";
import { Page } from "@/components/shell/page";
import { Panel } from "@/components/state/panel";
import { pages } from "@/content/navigation";
import { pageMetadata } from "@/lib/site/metadata";

import { Account } from "./account";
import { FactionSummary } from "./faction-summary";
import { Stocks } from "./stocks";
import { Vitals } from "./vitals";

const page = pages.dashboard;

export const metadata = pageMetadata({ ...page, index: false });

export default function DashboardPage() {
  return (
    <Page title={page.title}>
      <Panel loading="Loading..." error="Error" needs={page.access} rows={0} lead>
        <Account />
      </Panel>
      <Panel loading="Loading..." error="Error" needs={page.access} rows={1}>
        <Vitals />
      </Panel>
      <Panel
        loading="Loading data..."
        error="Error loading stock data"
        needs={pages.portfolio.access}
        rows={2}
      >
        <Stocks />
      </Panel>
      <InFaction>
        <Panel loading="Loading..." error="Error" needs={page.access} rows={1}>
          <FactionSummary />
        </Panel>
      </InFaction>
    </Page>
  );
}
