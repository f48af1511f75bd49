"use client";

import type { ReactNode } from "react";

import { Sheet, SheetContent } from "@/components/ui/sheet";

import { useSidebar } from "./sidebar-state";

/** The sidebar on a phone. */
export function SidebarSheet({ children }: { children: ReactNode }) {
  const { isSheetOpen, setSheetOpen } = useSidebar();
  return (
    <Sheet open={isSheetOpen} onOpenChange={setSheetOpen}>
      <SheetContent title="Sidebar" className="w-72 max-w-full">
        {children}
      </SheetContent>
    </Sheet>
  );
}
