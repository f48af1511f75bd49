"use client";

import { Search } from "lucide-react";

import { FIND } from "@/components/palette/palette-props";
import { Button } from "@/components/ui/button";

import { useOpen } from "./shortcuts";

function useFind() {
  const open = useOpen();
  return {
    "aria-keyshortcuts": "Control+K Meta+K",
    onClick: () => {
      open("palette");
    },
  };
}

/** Opens the palette from the sidebar. */
export const FindButton = () => (
  <Button
    variant="outline"
    title={FIND}
    className="mx-3 mt-1 mb-3 font-normal rail:mx-1.5 rail:px-0 max-md:hidden"
    {...useFind()}
  >
    <Search aria-hidden />
    <span className="mr-auto rail:sr-only">{FIND}</span>
    <kbd aria-hidden className="font-sans text-tiny rail:hidden">
      Ctrl K
    </kbd>
  </Button>
);

/** The same in the header on a phone, where the sidebar is hidden. */
export const FindIcon = () => (
  <Button variant="quiet" size="icon" aria-label={FIND} className="md:hidden" {...useFind()}>
    <Search aria-hidden />
  </Button>
);
