import type { ReactNode } from "react";

import { AppShell } from "@/components/shell/app-shell";
import { Guard, Providers } from "@/components/startup/providers";
import { navigation, palettePages } from "@/content/navigation";
import { contact, site } from "@/content/site";
import { FONTS_SCRIPT } from "@/lib/boot/scripts";

export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <script dangerouslySetInnerHTML={{ __html: FONTS_SCRIPT }} />
      <Guard>
        <AppShell
          site={{ name: site.name, label: site.label }}
          groups={navigation()}
          contact={contact}
          pages={palettePages()}
        >
          {children}
        </AppShell>
      </Guard>
    </Providers>
  );
}
