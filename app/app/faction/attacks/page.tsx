import { FactionAccess } from "@/components/faction/faction-access";
import { TABLE_HEAD_HEIGHT, TABLE_TOOLS_HEIGHT } from "@/components/feedback/loading-state";
import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Attacks } from "./attacks";

const page = pages.attacks;

export const metadata = pageMetadata({ ...page, index: false });

export default function AttacksPage() {
  return (
    <Page title={page.title}>
      <FactionAccess>
        <Panel
          loading="Loading data..."
          error="Error loading data"
          access={page.access}
          rows={24}
          hasHeadline
          hasTabs
          above={[
            "h-12 py-2 max-md:h-14",
            "h-11 py-3 md:hidden",
            TABLE_HEAD_HEIGHT,
            TABLE_TOOLS_HEIGHT,
          ]}
        >
          <Attacks access={page.access} />
        </Panel>
      </FactionAccess>
    </Page>
  );
}
