"use client";

import { Sheet, SheetContent } from "@/components/ui/sheet";

import { SidebarContent, type SidebarContentProps } from "./sidebar-content";
import { useSidebar } from "./sidebar-state";

/** The sidebar on a phone. */
export function SidebarSheet(props: SidebarContentProps) {
  const { isSheetOpen, setSheetOpen } = useSidebar();
  return (
    <Sheet open={isSheetOpen} onOpenChange={setSheetOpen}>
      <SheetContent title="Sidebar" className="w-72 max-w-full">
        <SidebarContent
          {...props}
          onNavigate={() => {
            setSheetOpen(false);
          }}
        />
      </SheetContent>
    </Sheet>
  );
}
