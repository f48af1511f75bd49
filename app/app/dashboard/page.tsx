import { FactionSummary } from "@/components/faction/faction-summary";
import { PageHeader } from "@/components/shell/page-header";
import { Panel } from "@/components/state/panel";
import { pages } from "@/content/navigation";
import { pageMetadata } from "@/lib/site/metadata";

const page = pages.dashboard;

export const metadata = pageMetadata({ ...page, index: false });

export default function DashboardPage() {
  return (
    <>
      <PageHeader title={page.title} />
      <Panel loading="Loading..." error="Error" needs={page.access} rows={0}>
        <FactionSummary />
      </Panel>
    </>
  );
}
