"use client";

import { useQueryClient } from "@tanstack/react-query";
import { LogOut, PanelLeft } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, Suspense } from "react";

import { menuBadgesStore } from "@/components/navigation/menu-badges";
import type { NavigationGroup } from "@/components/navigation/navigation";
import { useSidebar } from "@/components/navigation/sidebar-state";
import { logOut } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { Tooltip } from "@/components/ui/tooltip";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { cn } from "@/lib/utils";

/** Only phones need it, and only when it is opened. */
const SidebarSheet = dialogOnDemand(() => import("./sidebar-sheet").then((l) => l.SidebarSheet));

/** The classes that the sidebar's links and buttons share. */
const ENTRY_LOOK =
  "relative flex min-h-8 w-full items-center gap-2.5 px-4 py-1 text-left no-underline hover:bg-sidebar-accent hover:text-sidebar-accent-foreground focus-visible:-outline-offset-2 rail:min-h-9 rail:justify-center rail:px-0 max-md:min-h-11 close:min-h-6 close:py-0 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground";

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
      <Suspense>{isSheetOpen && <SidebarSheet>{children}</SidebarSheet>}</Suspense>
    </>
  );
}

export function SidebarToggle() {
  const { isMobile, isOpen, isSheetOpen, toggle } = useSidebar();
  const { menu } = useStoredValue(menuBadgesStore);
  return (
    <>
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
      {menu}
    </>
  );
}

/** Scrolls the sidebar of a low window until the page's entry is in sight. The page itself doesn't scroll. */
const scrollIntoSight = (entry: HTMLElement | null) => {
  const list = entry?.closest("[data-slot=entries]");
  if (!entry || !list) return;
  const [{ bottom }, end] = [entry.getBoundingClientRect(), list.getBoundingClientRect().bottom];
  if (bottom > end) list.scrollTop += bottom - end;
};

export function SidebarEntry({
  path,
  label,
  icon,
}: Pick<NavigationGroup["entries"][number], "path" | "label"> & { icon: ReactNode }) {
  const isCurrent = usePathname() === path;
  const { isMobile, isOpen, setSheetOpen } = useSidebar();
  const mark = useStoredValue(menuBadgesStore)[path];
  return (
    <li className="relative">
      <Tooltip text={label} side="right" disabled={isOpen || isMobile}>
        <Link
          href={path}
          prefetch={false}
          {...(isCurrent && { "aria-current": "page", ref: scrollIntoSight })}
          onClick={() => {
            setSheetOpen(false);
          }}
          className={cn(
            ENTRY_LOOK,
            "peer",
            isCurrent &&
              "bg-sidebar-accent font-semibold text-foreground before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-sidebar-primary [&_svg]:text-sidebar-primary",
          )}
        >
          {icon}
          <span className="min-w-0 rail:sr-only">{label}</span>
        </Link>
      </Tooltip>
      {mark}
    </li>
  );
}

export function LogoutButton() {
  const queryClient = useQueryClient();
  return (
    <button
      type="button"
      className={ENTRY_LOOK}
      onClick={() => {
        logOut(queryClient);
      }}
    >
      <LogOut aria-hidden />
      <span className="rail:sr-only">Logout</span>
    </button>
  );
}
