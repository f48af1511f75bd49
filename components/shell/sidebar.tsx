"use client";

import { lazy, Suspense } from "react";

import { SidebarContent, type SidebarContentProps } from "./sidebar-content";
import { useSidebar } from "./sidebar-state";

/** Only phones need it, and only when it is asked for. */
const SidebarSheet = lazy(async () => {
  const loaded = await import("./sidebar-sheet");
  return { default: loaded.SidebarSheet };
});

export function Sidebar(props: SidebarContentProps) {
  const { isSheetOpen } = useSidebar();
  return (
    <>
      <aside
        aria-label="Sidebar"
        className="z-20 w-64 min-w-0 shrink-0 border-r border-sidebar-border bg-sidebar text-sidebar-foreground rail:w-12 max-md:hidden"
      >
        <div className="sticky top-0 flex h-dvh flex-col">
          <SidebarContent {...props} />
        </div>
      </aside>
      {isSheetOpen && (
        <Suspense>
          <SidebarSheet {...props} />
        </Suspense>
      )}
    </>
  );
}
