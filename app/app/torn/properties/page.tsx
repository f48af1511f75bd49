import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Properties } from "./properties";

const page = pages.properties;

export const metadata = pageMetadata({ ...page, index: false });

export default function PropertiesPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading properties"
        access={page.access}
        rows={12}
        hasHeadline
        above={["h-15 py-2 md:hidden", "h-13.25 max-md:h-7.25"]}
        card="h-42"
      >
        <Properties />
      </Panel>
    </Page>
  );
}
