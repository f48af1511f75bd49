"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";

import { cn } from "@/lib/utils";

import { Floating } from "./floating";
import type { SheetProps } from "./sheet";

export function SheetContent({ title, onClose, className, children, ...props }: SheetProps) {
  return (
    <Floating onClose={onClose}>
      <Dialog.Content
        data-slot="sheet-content"
        aria-describedby={undefined}
        className={cn(
          "fixed inset-y-0 left-0 z-50 flex flex-col border-r border-rule bg-sidebar text-sidebar-foreground outline-none",
          className,
        )}
        {...props}
      >
        <Dialog.Title className="sr-only">{title}</Dialog.Title>
        {children}
        <Dialog.Close
          aria-label="Close"
          className="absolute top-1.5 right-1.5 grid size-11 place-items-center"
        >
          <X aria-hidden className="size-4" />
        </Dialog.Close>
      </Dialog.Content>
    </Floating>
  );
}
