"use client";

import { Search } from "lucide-react";

import { useSidebar } from "@/components/navigation/sidebar-state";
import { Button } from "@/components/ui/button";

import { FIND } from "./shortcut-table";
import { useOpen } from "./shortcuts";

function useFind() {
  const open = useOpen();
  const { setSheetOpen } = useSidebar();
  return {
    "aria-keyshortcuts": "Control+K Meta+K",
    onClick: () => {
      open("palette");
      setSheetOpen(false);
    },
  };
}

/** The button in the sidebar that opens the palette. Closes the sidebar's sheet. */
export const FindButton = () => (
  <Button
    variant="outline"
    title={FIND}
    className="mx-3 mt-1 mb-3 font-normal rail:mx-1.5 rail:px-0 max-md:min-h-11 close:mt-0 close:mb-2"
    {...useFind()}
  >
    <Search aria-hidden />
    <span className="mr-auto rail:sr-only">{FIND}</span>
    <kbd aria-hidden className="font-sans text-tiny max-md:hidden rail:hidden">
      Ctrl K
    </kbd>
  </Button>
);

/** The same button in the header on a phone, where the sidebar is hidden. */
export const FindIcon = () => (
  <Button variant="quiet" size="icon" aria-label={FIND} className="md:hidden" {...useFind()}>
    <Search aria-hidden />
  </Button>
);
