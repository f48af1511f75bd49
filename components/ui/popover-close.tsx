"use client";

import { type ComponentProps, createContext, use } from "react";

/** Closes the popover around a component. */
export const ClosePopover = createContext((): void => undefined);

/**
 * A button that closes the popover around it. Apart from popover-content.tsx, whose code would otherwise come once more
 * with each form that has such a button.
 */
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
