import { FactionAccess } from "@/components/faction/faction-access";
import { Page } from "@/components/shell/page";
import { Panel } from "@/components/state/panel";
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
          needs={page.access}
          rows={24}
          lead
          above={[
            "h-10.25 py-3 max-md:h-11.25",
            "h-12 py-2 max-md:h-14",
            "mt-2 h-11 pt-3",
            "h-25 max-md:h-17",
          ]}
        >
          <Attacks needs={page.access} />
        </Panel>
      </FactionAccess>
    </Page>
  );
}
