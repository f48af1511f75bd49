import { Page } from "@/components/shell/page";
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
        needs={page.access}
        rows={24}
        lead
        above={[
          "h-10.25 py-3 max-md:h-11.25",
          "h-33.5 py-6 max-md:hidden",
          "mt-2 h-11 pt-3",
          "h-25 max-md:h-17",
        ]}
      >
        <StockRoi />
      </Panel>
    </Page>
  );
}
