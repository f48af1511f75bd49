import type { ReactNode } from "react";

import { PublicFrame } from "@/components/shell/public-frame";
import { site } from "@/content/site";

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicFrame site={site}>{children}</PublicFrame>;
}
