import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

import { NAME_LOOK, playerLink } from "./player-link";

/** A name that opens the player's sheet, over a row that opens too: with the row's weight, and an area higher than its line. */
export const RowPlayerLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <a
    {...playerLink(id)}
    translate="no"
    className={cn(NAME_LOOK, "relative -my-0.5 max-md:-my-2.5")}
  >
    {children}
  </a>
);
