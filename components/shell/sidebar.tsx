"use client";

import { type ReactNode, Suspense } from "react";

import { useSidebar } from "@/components/navigation/sidebar-state";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";

/** Only phones need it, and only when it is opened. */
const SidebarSheet = dialogOnDemand(() => import("./sidebar-sheet").then((l) => l.SidebarSheet));

export function Sidebar({ children }: { children: ReactNode }) {
  const { isSheetOpen } = useSidebar();
  return (
    <>
      <aside
        aria-label="Sidebar"
        className="z-20 w-64 min-w-0 shrink-0 border-r border-sidebar-border bg-sidebar text-sidebar-foreground rail:w-12 max-md:hidden"
      >
        <div className="sticky top-0 flex h-dvh flex-col">{children}</div>
      </aside>
      {isSheetOpen && (
        <Suspense>
          <SidebarSheet>{children}</SidebarSheet>
        </Suspense>
      )}
    </>
  );
}
