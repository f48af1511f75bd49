import { Page } from "@/components/shell/page";
import { Panel } from "@/components/state/panel";
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
        needs={page.access}
        rows={24}
        lead
      >
        <ShopProfit needs={page.access} />
      </Panel>
    </Page>
  );
}
