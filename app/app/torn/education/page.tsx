import { Panel } from "@/components/feedback/panel";
import { Page } from "@/components/shell/page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { Education } from "./education";
import { PLACEHOLDER } from "./placeholder";

const page = pages.education;

export const metadata = pageMetadata({ ...page, index: false });

export default function EducationPage() {
  return (
    <Page title={page.title}>
      <Panel loading="Loading data..." error="Error" access={page.access} {...PLACEHOLDER}>
        <Education access={page.access} />
      </Panel>
    </Page>
  );
}
