"use client";

import { Search } from "lucide-react";

import { preloadPalette } from "@/components/palette/palette-on-demand";
import { FIND } from "@/components/palette/palette-props";
import { Button } from "@/components/ui/button";

import { useOpen } from "./shortcuts";

/** What both share: the code of the palette is on its way before the press ends. */
function useFind() {
  const open = useOpen();
  return {
    "aria-keyshortcuts": "Control+K Meta+K",
    onPointerEnter: preloadPalette,
    onFocus: preloadPalette,
    onClick: () => {
      open("palette");
    },
  };
}

/** Opens the palette from the sidebar. */
export function FindButton() {
  return (
    <button
      type="button"
      title={`${FIND} (Ctrl K)`}
      className="mx-3 mt-1 mb-3 flex h-9 shrink-0 items-center gap-2.5 rounded-md border border-sidebar-border bg-background pr-2 pl-2.5 text-muted-foreground hover:border-input hover:text-foreground rail:mx-1.5 rail:justify-center rail:p-0 max-md:hidden"
      {...useFind()}
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="rail:sr-only">{FIND}</span>
      <kbd aria-hidden className="ml-auto font-sans text-tiny rail:hidden">
        Ctrl K
      </kbd>
    </button>
  );
}

/** The same in the running head of a phone, where the sidebar is out of sight. */
export function FindIcon() {
  return (
    <Button variant="quiet" size="icon" aria-label={FIND} className="md:hidden" {...useFind()}>
      <Search aria-hidden />
    </Button>
  );
}
