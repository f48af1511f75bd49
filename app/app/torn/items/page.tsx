import { Page } from "@/components/shell/page";
import { Panel } from "@/components/state/panel";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Items } from "./items";

const page = pages.items;

export const metadata = pageMetadata({ ...page, index: false });

export default function ItemsPage() {
  return (
    <Page title={page.title}>
      <Panel loading="Loading data..." error="Error" needs={page.access} rows={20}>
        <Items needs={page.access} />
      </Panel>
    </Page>
  );
}
