import { TABLE_HEAD_HEIGHT, TABLE_TOOLS_HEIGHT } from "@/components/feedback/loading-state";
import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { ShopProfit } from "./shop-profit";

const page = pages.shopProfit;

export const metadata = pageMetadata({ ...page, index: false });

export default function ShopProfitPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading data"
        access={page.access}
        rows={16}
        hasHeadline
        hasTabs
        above={[
          "h-27.25 max-md:h-34",
          "h-31.25 py-4 max-md:h-26 max-md:pt-2 max-md:pb-0",
          TABLE_HEAD_HEIGHT,
          TABLE_TOOLS_HEIGHT,
        ]}
      >
        <ShopProfit access={page.access} />
      </Panel>
    </Page>
  );
}
