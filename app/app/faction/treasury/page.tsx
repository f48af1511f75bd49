import { InFaction } from "@/components/faction/in-faction";
import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Treasury } from "./treasury";

const page = pages.treasury;

export const metadata = pageMetadata({ ...page, index: false });

export default function TreasuryPage() {
  return (
    <Page title={page.title}>
      <InFaction>
        <Panel
          loading="Loading data..."
          error="Error loading data"
          access={page.access}
          rows={16}
          hasTabs
          hasHeadline
        >
          <Treasury />
        </Panel>
      </InFaction>
    </Page>
  );
}
