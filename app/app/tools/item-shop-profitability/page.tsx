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
        rows={16}
        lead
        above={[
          "h-10.25 py-3 max-md:h-11.25",
          "h-31.25 py-4 max-md:h-53.25",
          "mt-2 h-11 pt-3",
          "h-25 max-md:h-17",
        ]}
      >
        <ShopProfit needs={page.access} />
      </Panel>
    </Page>
  );
}
