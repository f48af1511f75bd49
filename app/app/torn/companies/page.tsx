import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Companies } from "./companies";
import { PLACEHOLDER } from "./placeholder";

const page = pages.companies;

export const metadata = pageMetadata({ ...page, index: false });

export default function CompaniesPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading companies"
        access={page.access}
        {...PLACEHOLDER}
      >
        <Companies access={page.access} />
      </Panel>
    </Page>
  );
}
