import type { ReactNode } from "react";

import { PublicFrame } from "@/components/shell/public-frame";
import { publicLinks } from "@/content/navigation";
import { contact, site } from "@/content/site";

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame site={site} links={publicLinks} contact={contact}>
      {children}
    </PublicFrame>
  );
}
