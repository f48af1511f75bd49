import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { appPages } from "@/content/app-pages";
import { site } from "@/content/site";
import { newKeyUrl } from "@/lib/api/transport/custom-key";
import { pageMetadata } from "@/lib/site/metadata";

import { BackUp, Clear } from "./backup/back-up";
import { Calls } from "./calls/calls";
import { CheckResponses } from "./check/check-responses";
import { Choices } from "./choices";
import { StoredData } from "./data/stored-data";
import { Key, type PageReads, SettingsHeadline } from "./key";

const page = appPages.settings;
const states = { loading: "Loading...", error: "Error", access: page.access };

export const metadata = pageMetadata({ ...page, index: false });

const reads: readonly PageReads[] = Object.values(appPages).map(({ title, reads: paths }) => ({
  title,
  paths,
}));

export default function SettingsPage() {
  return (
    <Page title={page.title}>
      <Panel {...states} rows={0} hasHeadline above={[]}>
        <SettingsHeadline reads={reads} />
      </Panel>
      {/* Each column’s parts follow without a gap: both the second and the third of them span two rows. */}
      <div className="grid-cols-2 grid-rows-[auto_1fr_auto] gap-x-12 @min-[62rem]/page:grid">
        <Panel {...states} rows={20}>
          <div>
            <Choices />
          </div>
        </Panel>
        <Panel {...states} rows={20}>
          <div className="row-span-2">
            <Key reads={reads} newKeyUrl={newKeyUrl(site.shortName)} access={page.access} />
            <BackUp />
            <StoredData />
          </div>
        </Panel>
        <Panel {...states} rows={10}>
          <Calls />
        </Panel>
        <Panel {...states} rows={10}>
          <div>
            <CheckResponses />
            <Clear />
          </div>
        </Panel>
      </div>
    </Page>
  );
}
