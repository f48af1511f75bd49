import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { StockPortfolio } from "./portfolio";

const page = pages.portfolio;

export const metadata = pageMetadata({ ...page, index: false });

export default function PortfolioPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading stock data"
        access={page.access}
        rows={12}
        hasHeadline
      >
        <StockPortfolio />
      </Panel>
    </Page>
  );
}
