import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

/** The browser's own select, under shadcn's name: a phone's native picker is better than any that we could draw. */
export function NativeSelect({ className, ...props }: ComponentProps<"select">) {
  return (
    <span data-slot="native-select-wrapper" className="relative flex min-w-0 flex-1">
      <select
        data-slot="native-select"
        className={cn(
          "h-9 w-full min-w-0 appearance-none rounded-md border border-input bg-card pr-8 pl-2.5 max-md:h-11 max-md:text-read",
          className,
        )}
        {...props}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
