"use client";

import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

export interface TooltipProps {
  text: string;
  side?: "top" | "right" | "bottom";
  /** True if no tooltip is needed, since the text is on screen anyway. */
  disabled?: boolean;
  /** A single control, which keeps its own name: a tooltip is not a label. */
  children: ReactNode;
}

/** Renders a control with its tooltip, with Radix's own delay of 700 ms. */
export function renderTooltip({ text, side = "top", disabled = false, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root {...(disabled && { open: false })}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            data-slot="tooltip-content"
            className="z-50 max-w-80 rounded-sm bg-foreground px-2 py-1 text-small text-background"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
