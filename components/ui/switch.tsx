"use client";

import * as RadixSwitch from "@radix-ui/react-switch";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

export function Switch({ className, ...props }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root
      data-slot="switch"
      className={cn(
        "inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-input bg-card p-0.5 data-[state=checked]:border-primary data-[state=checked]:bg-primary",
        className,
      )}
      {...props}
    >
      <RadixSwitch.Thumb className="block size-3.5 rounded-full bg-input transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-primary-foreground" />
    </RadixSwitch.Root>
  );
}
