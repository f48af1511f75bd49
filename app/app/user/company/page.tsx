import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Company } from "./company";

const page = pages.company;

export const metadata = pageMetadata({ ...page, index: false });

export default function CompanyPage() {
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
        <Company />
      </Panel>
    </Page>
  );
}
