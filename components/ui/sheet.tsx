"use client";

import type { Content } from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";

import { loadOverlays } from "./dialog-on-demand";
import { onDemand } from "./on-demand";

export interface SheetProps extends ComponentProps<typeof Content> {
  title: string;
  onClose: () => void;
}

/** A panel at the left edge, as high as the screen, open while it is rendered. */
export const Sheet = onDemand<SheetProps>(() =>
  loadOverlays().then(({ SheetContent }) => SheetContent),
);
