import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Ledger } from "./ledger";

const page = pages.ledger;

export const metadata = pageMetadata({ ...page, index: false });

export default function LedgerPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading data"
        access={page.access}
        rows={16}
        hasTabs
        hasHeadline
      >
        <Ledger />
      </Panel>
    </Page>
  );
}
