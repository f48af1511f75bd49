"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

import { menuBadgesStore } from "@/components/navigation/menu-badges";
import type { NavigationGroup } from "@/components/navigation/navigation";
import { useSidebar } from "@/components/navigation/sidebar-state";
import { Tooltip } from "@/components/ui/tooltip";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { cn } from "@/lib/utils";

type Entry = NavigationGroup["entries"][number];

/** What a link and a button of the sidebar share. */
export const ENTRY_LOOK =
  "relative flex min-h-8 w-full items-center gap-2.5 px-4 py-1 text-left no-underline hover:bg-sidebar-accent hover:text-sidebar-accent-foreground focus-visible:-outline-offset-2 rail:min-h-9 rail:justify-center rail:px-0 max-md:min-h-11 close:min-h-7 close:py-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground";

export function SidebarEntry({
  path,
  label,
  icon,
}: Pick<Entry, "path" | "label"> & { icon: ReactNode }) {
  const isCurrent = usePathname() === path;
  const { isMobile, isOpen, setSheetOpen } = useSidebar();
  const mark = useStoredValue(menuBadgesStore)[path];
  return (
    <li className="relative">
      <Tooltip text={label} side="right" disabled={isOpen || isMobile}>
        <Link
          href={path}
          prefetch={false}
          {...(isCurrent && { "aria-current": "page" })}
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
