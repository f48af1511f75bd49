import { FactionAccess } from "@/components/faction/faction-access";
import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

import { DayPicture } from "./day-picture";

const page = pages.dayPicture;

export const metadata = pageMetadata({ ...page, index: false });

export default function DayPicturePage() {
  return (
    <Page title={page.title}>
      <FactionAccess>
        <Panel loading="Loading data..." error="Error loading data" access={page.access} rows={12}>
          <DayPicture siteName={site.name} />
        </Panel>
      </FactionAccess>
    </Page>
  );
}
