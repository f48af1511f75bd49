import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { MessageSender } from "./message-sender";

const page = pages.messageSender;

export const metadata = pageMetadata({ ...page, index: false });

export default function MessageSenderPage() {
  return (
    <Page title={page.title}>
      <Panel loading="Loading data..." error="Error loading data" access={page.access} rows={12}>
        <MessageSender />
      </Panel>
    </Page>
  );
}
