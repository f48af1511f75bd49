import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

import { INLINE_NAME_LOOK, NAME_LOOK, playerLink } from "./player-link";

interface RowPlayerLinkProps {
  id: number;
  /** True if a text follows that belongs beside the name's last line, such as the level. */
  isInline?: boolean;
  children: ReactNode;
}

/** A name that opens the player's sheet, over a row that opens too: with the row's weight, and an area higher than its line. */
export const RowPlayerLink = ({ id, isInline = false, children }: RowPlayerLinkProps) => (
  <a
    {...playerLink(id)}
    translate="no"
    className={cn(
      "relative",
      // Padding makes the area of an inline link higher, but not its line.
      isInline ? `py-1 max-md:py-3.75 ${INLINE_NAME_LOOK}` : `-my-0.5 max-md:-my-2.5 ${NAME_LOOK}`,
    )}
  >
    {children}
  </a>
);
