import { InFaction } from "@/components/faction/in-faction";
import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { WeekViews } from "./week-views";

const page = pages.factionWeek;

export const metadata = pageMetadata({ ...page, index: false });

export default function FactionWeekPage() {
  return (
    <Page title={page.title}>
      <InFaction>
        <Panel
          loading="Loading data..."
          error="Error loading data"
          access={page.access}
          rows={24}
          hasTabs
          hasHeadline
        >
          <WeekViews access={page.access} />
        </Panel>
      </InFaction>
    </Page>
  );
}
