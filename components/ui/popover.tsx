"use client";

import { Slot } from "@radix-ui/react-slot";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useRef,
  useState,
} from "react";

import { onDemand } from "./on-demand";

/** Closes the popover around a component. */
export const ClosePopover = createContext((): void => undefined);

const PopoverContent = onDemand(() => import("./popover-content").then((l) => l.PopoverContent));

interface PopoverProps {
  /** A single button that has its own name. */
  trigger: ReactNode;
  /** The name of the popover. */
  label: string;
  /** For a parent that controls the open state, since a row that moves to another list is mounted again. */
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A popover beside a button. Its code loads with the first one that is opened. */
export function Popover({ trigger, label, children, ...held }: PopoverProps) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const { isOpen = isOwnOpen, onOpen = setOwnOpen } = held;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    onOpen(false);
  };
  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          // In a transition, and with the boundary there before: React would show its empty fallback for at least 300 ms.
          startTransition(() => {
            onOpen(!isOpen);
          });
        }}
      >
        {trigger}
      </Slot>
      <Suspense>
        {isOpen && (
          <PopoverContent label={label} trigger={button} onClose={close}>
            <ClosePopover value={close}>{children}</ClosePopover>
          </PopoverContent>
        )}
      </Suspense>
    </>
  );
}

/** A button that closes the popover around it. */
export function PopoverClose({ onClick, ...props }: ComponentProps<"button">) {
  const close = use(ClosePopover);
  return (
    <button
      type="button"
      {...props}
      onClick={(event) => {
        onClick?.(event);
        close();
      }}
    />
  );
}
