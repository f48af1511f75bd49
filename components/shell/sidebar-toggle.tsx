"use client";

import { PanelLeft } from "lucide-react";

import { useSidebar } from "@/components/navigation/sidebar-state";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

export function SidebarToggle() {
  const { isMobile, isOpen, isSheetOpen, toggle } = useSidebar();
  return (
    <Tooltip text="Toggle sidebar (Ctrl B)" side="bottom">
      <Button
        id="sidebar-toggle"
        variant="quiet"
        size="icon"
        aria-label="Toggle sidebar"
        aria-expanded={isMobile ? isSheetOpen : isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        className="md:-ml-2.5"
        onClick={toggle}
      >
        <PanelLeft aria-hidden />
      </Button>
    </Tooltip>
  );
}
