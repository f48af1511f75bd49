"use client";

import { Overlay, Portal, Root } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";

interface FloatingProps {
  onClose: () => void;
  children: ReactNode;
}

/** What a dialog and a sheet share: it is open as long as it is there, over a page that can't be reached. */
export function Floating({ onClose, children }: FloatingProps) {
  return (
    <Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Portal>
        <Overlay data-slot="overlay" className="fixed inset-0 z-40 bg-(--scrim)" />
        {children}
      </Portal>
    </Root>
  );
}
