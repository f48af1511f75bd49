"use client";

import type { ReactNode } from "react";

import { useSidebar } from "@/components/navigation/sidebar-state";
import { restoreFocus } from "@/components/ui/restore-focus";
import { Sheet } from "@/components/ui/sheet";

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
        event.preventDefault();
        // The palette, or a page that was opened from the sheet, may have taken the focus.
        restoreFocus(document.getElementById("sidebar-toggle"));
      }}
    >
      {children}
    </Sheet>
  );
}
