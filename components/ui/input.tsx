import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      className={cn(
        "h-9 w-full rounded-md border border-input bg-card px-2.5 placeholder:text-muted-foreground focus-visible:border-ring focus-visible:outline-offset-0 aria-invalid:border-destructive max-md:h-11 max-md:text-read",
        className,
      )}
      {...props}
    />
  );
}
