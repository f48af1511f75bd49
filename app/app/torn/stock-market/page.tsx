import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { StockMarket } from "./stock-market";

const page = pages.stockMarket;

export const metadata = pageMetadata({ ...page, index: false });

export default function StockMarketPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading stock data: {message}"
        access={page.access}
        rows={12}
        above={["h-13 py-3 max-md:h-11", "h-17 py-4 max-md:h-32", "h-10.75 max-md:h-12.75"]}
      >
        <StockMarket access={page.access} />
      </Panel>
    </Page>
  );
}
