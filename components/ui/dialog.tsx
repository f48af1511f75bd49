"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentProps, type RefObject, useRef } from "react";

import { cn } from "@/lib/utils";

export const Dialog = DialogPrimitive.Root;

interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  title: string;
  /** The element that opened it, and gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
}

/** Floats over the page; on a phone it comes from the bottom, as wide as the screen. The title has the focus first. */
export function DialogContent({
  className,
  title,
  trigger,
  children,
  ...props
}: DialogContentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay
        data-slot="dialog-overlay"
        className="fixed inset-0 z-40 bg-(--scrim)"
      />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        aria-describedby={undefined}
        className={cn(
          "fixed z-50 flex flex-col border border-rule bg-popover text-popover-foreground outline-none max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-4rem)] md:w-max md:max-w-[min(46rem,calc(100vw-4rem))] md:min-w-100 md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-lg",
          className,
        )}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
        }}
        {...props}
      >
        <DialogPrimitive.Title
          ref={heading}
          tabIndex={-1}
          className="pt-4 pr-16 pb-2 pl-6 font-display text-h1 font-medium outline-none max-md:pl-4"
        >
          {title}
        </DialogPrimitive.Title>
        {children}
        <DialogPrimitive.Close
          aria-label="Close"
          className="absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-sm hover:bg-accent"
        >
          <X aria-hidden className="size-4" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

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

/** Its actions, which stay in view. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn("flex justify-end gap-2 border-t px-6 py-3 max-md:px-4", className)}
      {...props}
    />
  );
}
