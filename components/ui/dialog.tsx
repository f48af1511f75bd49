"use client";

import type { Content } from "@radix-ui/react-dialog";
import type { ComponentProps, RefObject } from "react";

import { cn } from "@/lib/utils";

import { loadOverlays } from "./dialog-on-demand";
import { onDemand } from "./on-demand";

export interface DialogProps extends ComponentProps<typeof Content> {
  title: string;
  /** The element that opened it and gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * A dialog over the page, open while it is rendered. On a phone it comes from the bottom, as wide as the screen. The title gets
 * the focus first.
 */
export const Dialog = onDemand<DialogProps>(() =>
  loadOverlays().then(({ DialogContent }) => DialogContent),
);

/** The part that scrolls if the dialog is higher than the window. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-body"
      className={cn("min-h-0 flex-1 overflow-y-auto px-6 py-3 max-md:px-4", className)}
      {...props}
    />
  );
}

/** The dialog's actions, which stay in view. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn("flex justify-end gap-2 border-t px-6 py-3 max-md:px-4", className)}
      {...props}
    />
  );
}
