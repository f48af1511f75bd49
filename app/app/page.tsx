import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/metadata";

import { ReplaceBy } from "./replace-by";

export const metadata = pageMetadata({ ...pages.dashboard, index: false });

export default function AppPage() {
  return <ReplaceBy path={pages.dashboard.path} />;
}
