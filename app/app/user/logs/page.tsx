import { Page } from "@/components/shell/page";
import { Panel } from "@/components/state/panel";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { UserLogs } from "./user-logs";

const page = pages.userLogs;

export const metadata = pageMetadata({ ...page, index: false });

export default function UserLogsPage() {
  return (
    <Page title={page.title}>
      <Panel
        loading="Loading data..."
        error="Error loading log data"
        needs={page.access}
        rows={24}
        lead
      >
        <UserLogs needs={page.access} />
      </Panel>
    </Page>
  );
}
