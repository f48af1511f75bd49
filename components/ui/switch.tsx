import type { ComponentProps, ReactNode } from "react";

import { cn } from "@/lib/utils";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "onChange"> {
  onCheckedChange: (checked: boolean) => void;
}

/** A switch made of the browser's own checkbox, which has all that a switch needs except the look. */
export function Switch({ className, onCheckedChange, ...props }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      data-slot="switch"
      className={cn(
        "relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-card before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-input before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-4 checked:before:bg-primary-foreground",
        className,
      )}
      onChange={(event) => {
        onCheckedChange(event.target.checked);
      }}
      {...props}
    />
  );
}

interface SwitchRowProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  note?: string | undefined;
  children: ReactNode;
}

/** A switch with its label, on a line of its own. */
export function SwitchRow({ isOn, onChange, note, children }: SwitchRowProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center justify-between gap-4 border-b border-row">
      <span>
        {children}
        {note !== undefined && <span className="block text-muted-foreground">{note}</span>}
      </span>
      <Switch checked={isOn} onCheckedChange={onChange} />
    </label>
  );
}
