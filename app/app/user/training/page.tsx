import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Training } from "./training";

const page = pages.training;

export const metadata = pageMetadata({ ...page, index: false });

export default function TrainingPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading data"
        access={page.access}
        rows={24}
        hasHeadline
        hasTabs
      >
        <Training />
      </Panel>
    </Page>
  );
}
