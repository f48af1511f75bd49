"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";

import { cn } from "@/lib/utils";

import type { DialogProps } from "./dialog";
import { restoreFocus } from "./restore-focus";
import type { SheetProps } from "./sheet";
import { useBackCloses } from "./use-back-closes";

export function DialogContent({
  title,
  trigger,
  onClose,
  className,
  children,
  ...props
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Floating onClose={onClose}>
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
          restoreFocus(trigger.current);
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
    </Floating>
  );
}

export function SheetContent({ title, onClose, className, children, ...props }: SheetProps) {
  return (
    <Floating onClose={onClose}>
      <DialogPrimitive.Content
        data-slot="sheet-content"
        aria-describedby={undefined}
        className={cn(
          "fixed inset-y-0 left-0 z-50 flex flex-col border-r border-rule bg-sidebar text-sidebar-foreground outline-none",
          className,
        )}
        {...props}
      >
        <DialogPrimitive.Title className="sr-only">{title}</DialogPrimitive.Title>
        {children}
        <DialogPrimitive.Close
          aria-label="Close"
          className="absolute top-1.5 right-1.5 grid size-11 place-items-center"
        >
          <X aria-hidden className="size-4" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </Floating>
  );
}

interface FloatingProps {
  onClose: () => void;
  children: ReactNode;
}

/** The common frame of a dialog and a sheet: open while it is rendered, and modal. */
function Floating({ onClose, children }: FloatingProps) {
  useBackCloses(onClose);
  return (
    <DialogPrimitive.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay data-slot="overlay" className="fixed inset-0 z-40 bg-(--scrim)" />
        {children}
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
