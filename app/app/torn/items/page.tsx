import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Items } from "./items";

const page = pages.items;

export const metadata = pageMetadata({ ...page, index: false });

export default function ItemsPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error"
        access={page.access}
        rows={12}
        above={[
          "h-17 py-4 max-md:h-15 max-md:py-2",
          "h-10 pb-2 max-md:h-16 max-md:pb-0",
          "h-10.25 py-3 max-md:hidden",
          "h-12.25 max-md:h-7.25",
        ]}
        card="h-24 max-md:h-13.25"
      >
        <Items access={page.access} />
      </Panel>
    </Page>
  );
}
