"use client";

import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";

import { useIsMobile } from "@/components/window/use-is-mobile";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { sidebarStore } from "@/lib/store/preferences/shell";

interface SidebarState {
  isMobile: boolean;
  /** True if the sidebar is wide, not narrow. A phone has a sheet instead. */
  isOpen: boolean;
  isSheetOpen: boolean;
  setSheetOpen: (open: boolean) => void;
  toggle: () => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

/** Wide, narrow or a sheet: one state for the sidebar, its button and its shortcut. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const isMobile = useIsMobile();
  const isOpen = useStoredValue(sidebarStore);
  const [isSheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      // As in Popover: without a fallback, which React would keep for 300 ms.
      startTransition(() => {
        setSheetOpen((open) => !open);
      });
    } else {
      sidebarStore.set(!sidebarStore.get());
    }
  }, [isMobile]);

  // Styles depend on the attribute of the root element, which a script in the HTML sets before the first paint.
  useEffect(() => {
    if (sidebarStore.get()) delete document.documentElement.dataset.sidebar;
    else document.documentElement.dataset.sidebar = "icon";
  }, [isOpen]);

  const state = { isMobile, isOpen, isSheetOpen, setSheetOpen, toggle };
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

export function useSidebar(): SidebarState {
  const state = useContext(SidebarContext);
  if (state === null) throw new Error("There is no sidebar around this.");
  return state;
}
