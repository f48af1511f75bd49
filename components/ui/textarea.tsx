import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        "w-full rounded-md border border-input bg-card px-2.5 py-1.5 placeholder:text-muted-foreground focus-visible:border-ring focus-visible:outline-offset-0 aria-invalid:border-destructive max-md:text-read",
        className,
      )}
      {...props}
    />
  );
}
