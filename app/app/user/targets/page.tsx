import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Targets } from "./targets";

const page = pages.targets;

export const metadata = pageMetadata({ ...page, index: false });

export default function TargetsPage() {
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
        <Targets />
      </Panel>
    </Page>
  );
}
