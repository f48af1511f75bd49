"use client";

import { type ReactNode, Suspense, useRef, useState } from "react";

import { onDemand } from "./on-demand";
import { Slot } from "./slot";

const PopoverContent = onDemand(() => import("./popover-content").then((l) => l.PopoverContent));

interface PopoverProps {
  /** One button, with a name of its own. */
  trigger: ReactNode;
  /** Names what opens. */
  label: string;
  children: ReactNode;
}

/** What opens beside a button. The code for it loads with the first one that is opened. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen((open) => !open);
        }}
      >
        {trigger}
      </Slot>
      {isOpen && (
        <Suspense>
          <PopoverContent
            label={label}
            trigger={button}
            onClose={() => {
              setIsOpen(false);
            }}
          >
            {children}
          </PopoverContent>
        </Suspense>
      )}
    </>
  );
}
