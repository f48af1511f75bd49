import { FactionAccess } from "@/components/faction/faction-access";
import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
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
          access={page.access}
          rows={24}
          hasHeadline
          above={["mt-2 h-11 pt-3 max-md:mt-0 max-md:h-12 max-md:pt-1", "h-27 max-md:h-21.25"]}
        >
          <Members />
        </Panel>
      </FactionAccess>
    </Page>
  );
}
