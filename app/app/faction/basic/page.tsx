import { InFaction } from "@/components/faction/in-faction";
import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { FactionSummary } from "./faction-summary";

const page = pages.factionSummary;

export const metadata = pageMetadata({ ...page, index: false });

export default function FactionSummaryPage() {
  return (
    <Page title={page.title}>
      <InFaction>
        <Panel loading="Loading..." error="Error" access={page.access} rows={6} hasHeadline>
          <FactionSummary />
        </Panel>
      </InFaction>
    </Page>
  );
}
