import { FactionAccess } from "@/components/faction/faction-access";
import { Page } from "@/components/shell/page";
import { Panel } from "@/components/state/panel";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Members } from "./members";

const page = pages.members;

export const metadata = pageMetadata({ ...page, index: false });

export default function MembersPage() {
  return (
    <Page title={page.title}>
      <FactionAccess>
        <Panel
          loading="Loading data..."
          error="Error loading data"
          needs={page.access}
          rows={24}
          lead
        >
          <Members />
        </Panel>
      </FactionAccess>
    </Page>
  );
}
