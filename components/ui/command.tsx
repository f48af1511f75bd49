"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import { Command as CommandPrimitive } from "cmdk";
import { Search, X } from "lucide-react";
import type { ComponentProps, ReactNode, RefObject } from "react";

import { cn } from "@/lib/utils";

import { restoreFocus } from "./restore-focus";
import { useBackCloses } from "./use-back-closes";

interface CommandDialogProps {
  title: string;
  /** The element that had the focus when it opened, and gets it back; null once it has left the page. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A field with a list below it, over the page. The caller decides what is listed: nothing is filtered or sorted here. */
export function CommandDialog({ title, trigger, onClose, children }: CommandDialogProps) {
  useBackCloses(onClose);
  return (
    <DialogPrimitive.Root open onOpenChange={onClose}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay data-slot="command-overlay" className="fixed inset-0 z-40" />
        <DialogPrimitive.Content
          data-slot="command-dialog"
          aria-describedby={undefined}
          className="command-box"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A button in the phone's sheet is removed with the sheet; then the button that opens the sheet gets the focus.
            restoreFocus(trigger.current ?? document.getElementById("sidebar-toggle"));
          }}
        >
          <DialogPrimitive.Title className="sr-only">{title}</DialogPrimitive.Title>
          <CommandPrimitive
            label={title}
            shouldFilter={false}
            // cmdk's Vim bindings: with them, Ctrl+K would select the line above.
            vimBindings={false}
            className="flex min-h-0 flex-1 flex-col outline-none"
          >
            {children}
          </CommandPrimitive>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

export function CommandInput(props: ComponentProps<typeof CommandPrimitive.Input>) {
  return (
    <div data-slot="command-row" className="command-row">
      <Search aria-hidden />
      <CommandPrimitive.Input data-slot="command-input" {...props} />
      <DialogPrimitive.Close
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-accent hover:text-foreground focus-visible:-outline-offset-2"
      >
        <X aria-hidden />
      </DialogPrimitive.Close>
    </div>
  );
}

export function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return (
    <CommandPrimitive.List
      data-slot="command-list"
      className={cn(
        "min-h-0 overflow-y-auto overscroll-contain max-md:flex-1 md:max-h-[min(26rem,60dvh)]",
        className,
      )}
      {...props}
    />
  );
}

export function CommandGroup({
  className,
  ...props
}: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      data-slot="command-group"
      className={cn(
        "py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:text-muted-foreground",
        className,
      )}
      {...props}
    />
  );
}

export function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      data-slot="command-item"
      className={cn(
        "group/item flex min-h-8 cursor-pointer items-center gap-2.5 px-3 py-1 data-[selected=true]:bg-accent data-[selected=true]:shadow-[inset_3px_0_0_var(--primary)] max-md:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground",
        className,
      )}
      {...props}
    />
  );
}
