import { FactionAccess } from "@/components/faction/faction-access";
import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { OrganisedCrimes } from "./organised-crimes";
import { PLACEHOLDER } from "./placeholder";

const page = pages.organisedCrimes;

export const metadata = pageMetadata({ ...page, index: false });

export default function OrganisedCrimesPage() {
  return (
    <Page title={page.title}>
      <FactionAccess>
        <Panel
          loading="Loading data..."
          error="Error loading data"
          access={page.access}
          {...PLACEHOLDER}
        >
          <OrganisedCrimes access={page.access} />
        </Panel>
      </FactionAccess>
    </Page>
  );
}
