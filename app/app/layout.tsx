import type { ReactNode } from "react";

import { Guard } from "@/components/session/guard";
import { Providers } from "@/components/session/providers";
import { AppShell } from "@/components/shell/app-shell";
import { appPages } from "@/content/navigation";
import { developerProfileUrl, site } from "@/content/site";

export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <Guard>
        <AppShell
          site={{ name: site.name, label: site.label }}
          developerUrl={developerProfileUrl}
          pages={appPages.map(({ path, title }) => ({ path, title }))}
        >
          {children}
        </AppShell>
      </Guard>
    </Providers>
  );
}
