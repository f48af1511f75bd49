import type { ReactNode } from "react";

import { SidebarProvider } from "@/components/navigation/sidebar-state";
import type { PalettePage } from "@/components/palette/entry";
import { Shortcuts } from "@/components/palette/shortcuts";
import { ClockCheck } from "@/components/startup/clock-check";
import { SIDEBAR_SCRIPT } from "@/lib/boot/scripts";

import { FallbackBoundary } from "./fallback-boundary";
import { Sidebar } from "./sidebar";
import { SidebarContent, type SidebarContentProps } from "./sidebar-content";
import { SiteWorker } from "./site-worker";
import { SkipLink } from "./skip-link";

interface AppShellProps extends SidebarContentProps {
  /** What the palette finds in addition to the game's data. */
  pages: readonly PalettePage[];
  children: ReactNode;
}

/** The frame of every page under /app. */
export function AppShell({ pages, children, ...sidebar }: AppShellProps) {
  return (
    <SidebarProvider>
      <script dangerouslySetInnerHTML={{ __html: SIDEBAR_SCRIPT }} />
      <SkipLink />
      <Shortcuts pages={pages}>
        <div className="flex min-h-dvh">
          <Sidebar>
            <SidebarContent {...sidebar} />
          </Sidebar>
          <div className="@container/page min-w-0 flex-1">
            <FallbackBoundary developerUrl={sidebar.contact.profileUrl}>
              {children}
            </FallbackBoundary>
          </div>
        </div>
        <div className="fixed inset-x-0 bottom-0 z-30">
          <SiteWorker />
        </div>
        <ClockCheck />
      </Shortcuts>
    </SidebarProvider>
  );
}
