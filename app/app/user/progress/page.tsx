import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Progress } from "./progress";

const page = pages.progress;

export const metadata = pageMetadata({ ...page, index: false });

export default function ProgressPage() {
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
        <Progress access={page.access} />
      </Panel>
    </Page>
  );
}
