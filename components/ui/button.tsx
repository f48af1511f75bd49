import { Slot } from "@radix-ui/react-slot";
import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

import { buttonVariants } from "./button-variants";

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Applies the look to its only child instead, for a link that looks like a button. */
  asChild?: boolean;
}

export function Button({ className, variant, size, asChild = false, ...props }: ButtonProps) {
  const Element = asChild ? Slot : "button";
  return (
    <Element
      data-slot="button"
      className={cn(buttonVariants({ variant, size }), className)}
      {...(!asChild && { type: "button" })}
      {...props}
    />
  );
}
