import { TABLE_HEAD_HEIGHT, TABLE_TOOLS_HEIGHT } from "@/components/feedback/loading-state";
import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
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
        hasHeadline
        hasTabs
        above={["h-33.5 py-6 max-md:hidden", TABLE_HEAD_HEIGHT, TABLE_TOOLS_HEIGHT]}
      >
        <StockRoi />
      </Panel>
    </Page>
  );
}
