"use client";

import * as RadixToggleGroup from "@radix-ui/react-toggle-group";
import { Check } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

export function ToggleGroup({ className, ...props }: ComponentProps<typeof RadixToggleGroup.Root>) {
  return (
    <RadixToggleGroup.Root
      data-slot="toggle-group"
      className={cn("flex flex-wrap gap-1.5", className)}
      {...props}
    />
  );
}

/** A pressed one has a tick, not only a tint. */
export function ToggleGroupItem({
  className,
  children,
  ...props
}: ComponentProps<typeof RadixToggleGroup.Item>) {
  return (
    <RadixToggleGroup.Item
      data-slot="toggle-group-item"
      className={cn(
        "group/toggle inline-flex h-9 items-center gap-1.5 rounded-md border border-input px-3 hover:bg-accent data-[state=on]:border-primary data-[state=on]:bg-primary-wash max-md:h-11",
        className,
      )}
      {...props}
    >
      <Check
        aria-hidden
        className="hidden size-4 text-primary group-data-[state=on]/toggle:block"
      />
      {children}
    </RadixToggleGroup.Item>
  );
}
