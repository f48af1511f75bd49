import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  onCheckedChange: (checked: boolean) => void;
}

/** The browser's own checkbox in our style. The tick shows the state without the colour. */
export function Checkbox({ className, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      data-slot="checkbox"
      className={cn(
        "grid size-4.5 shrink-0 cursor-pointer appearance-none place-items-center rounded-sm border border-input bg-card checked:border-primary checked:bg-primary checked:before:-mt-0.5 checked:before:h-2.5 checked:before:w-1.25 checked:before:rotate-42 checked:before:border-r-2 checked:before:border-b-2 checked:before:border-primary-foreground",
        className,
      )}
      onChange={(event) => {
        onCheckedChange(event.target.checked);
      }}
      {...props}
    />
  );
}
