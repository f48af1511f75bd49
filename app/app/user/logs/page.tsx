import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { LIST_PLACEHOLDER } from "./list-placeholder";
import { UserLogs } from "./user-logs";

const page = pages.userLogs;

export const metadata = pageMetadata({ ...page, index: false });

export default function UserLogsPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading log data"
        access={page.access}
        rows={24}
        hasHeadline
        hasTabs
        above={["h-28 py-4 max-md:h-17", ...LIST_PLACEHOLDER]}
      >
        <UserLogs access={page.access} />
      </Panel>
    </Page>
  );
}
