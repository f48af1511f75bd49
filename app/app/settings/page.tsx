import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { appPages } from "@/content/app-pages";
import { site } from "@/content/site";
import { newKeyUrl } from "@/lib/api/transport/custom-key";
import { pageMetadata } from "@/lib/site/metadata";

import { BackUp, Clear } from "./backup/back-up";
import { Calls } from "./calls/calls";
import { CheckResponses } from "./check/check-responses";
import { DashboardChoices, Notifications, Theme } from "./choices";
import { StoredData } from "./data/stored-data";
import { Key, type PageReads, SettingsHeadline } from "./key";

const page = appPages.settings;
const states = { loading: "Loading...", error: "Error", access: page.access };

const COLUMNS = "grid-cols-2 gap-x-12 @min-[62rem]/page:grid";

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
      {/* The key comes first, as on a phone its section is short. */}
      <div className={COLUMNS}>
        <Panel {...states} rows={20}>
          <div>
            <Key reads={reads} newKeyUrl={newKeyUrl(site.shortName)} access={page.access} />
            <Theme />
            <DashboardChoices />
          </div>
        </Panel>
        <Panel {...states} rows={20}>
          <div>
            <Notifications />
            <BackUp />
            <Clear />
          </div>
        </Panel>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2 border-b border-rule pt-12 pb-1.5 max-md:pt-8">
        <h2 className="font-display text-h1 font-medium">Advanced</h2>
        <p className="text-muted-foreground">API calls, stored data and a check of the API</p>
      </div>
      {/* The check follows the calls without a gap, since the stored data spans two rows. */}
      <div className={`${COLUMNS} grid-rows-[auto_1fr]`}>
        <Panel {...states} rows={10}>
          <Calls />
        </Panel>
        <Panel {...states} rows={20}>
          <div className="row-span-2">
            <StoredData />
          </div>
        </Panel>
        <Panel {...states} rows={10}>
          <CheckResponses />
        </Panel>
      </div>
    </Page>
  );
}
