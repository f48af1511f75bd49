import { Page } from "@/components/shell/page";
import { TABLE_HEAD, TABLE_TOOLS, TABS } from "@/components/state/held-places";
import { Panel } from "@/components/state/panel";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { StockRoi } from "./stock-roi";

const page = pages.stockRoi;

export const metadata = pageMetadata({ ...page, index: false });

export default function StockRoiPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading data: {message}"
        access={page.access}
        rows={24}
        lead
        above={[TABS, "h-33.5 py-6 max-md:hidden", TABLE_HEAD, TABLE_TOOLS]}
      >
        <StockRoi />
      </Panel>
    </Page>
  );
}
