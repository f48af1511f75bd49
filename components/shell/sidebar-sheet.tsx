"use client";

import type { ReactNode } from "react";

import { Sheet } from "@/components/ui/sheet";

import { useSidebar } from "./sidebar-state";

/** The sidebar on a phone. */
export function SidebarSheet({ children }: { children: ReactNode }) {
  const { setSheetOpen } = useSidebar();
  return (
    <Sheet
      onClose={() => {
        setSheetOpen(false);
      }}
      title="Sidebar"
      className="w-72 max-w-full"
      onCloseAutoFocus={(event) => {
        // The palette has taken its place, and the focus.
        if (document.querySelector('[role="dialog"]') !== null) event.preventDefault();
      }}
    >
      {children}
    </Sheet>
  );
}
