"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import type { ReactNode, RefObject } from "react";

import { restoreFocus } from "./restore-focus";

interface PopoverContentProps {
  label: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

export function PopoverContent({ label, trigger, onClose, children }: PopoverContentProps) {
  return (
    <RadixPopover.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <RadixPopover.Anchor virtualRef={trigger} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          data-slot="popover-content"
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={16}
          // The page's column, so that the popover doesn't cover the menu beside it.
          collisionBoundary={document.getElementById("main")?.parentElement ?? []}
          className="z-50 max-h-(--radix-popover-content-available-height) w-max max-w-[min(22rem,calc(100vw-2rem))] min-w-44 overflow-y-auto rounded-md border border-rule bg-popover px-4 py-3 text-base font-normal text-popover-foreground outline-none"
          onInteractOutside={(event) => {
            // The trigger's own click closes it; closing here too would open it again.
            if (event.target instanceof Node && trigger.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={() => {
            restoreFocus(trigger.current, { preventScroll: true });
          }}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
