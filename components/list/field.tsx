import { type ReactNode, useId } from "react";

export interface FieldProps {
  label: ReactNode;
  /** True if the label is above the control, not before it. */
  isStacked?: boolean;
  /** Renders the control with this id. */
  children: (id: string) => ReactNode;
}

/** A control with its label. For a hint or an error message, use `FieldWithMessage`. */
export function Field({ label, isStacked = false, children }: FieldProps) {
  const id = useId();
  return (
    <div className={isStacked ? "grid gap-1.5" : "flex flex-wrap items-center gap-2 max-md:w-full"}>
      <label
        htmlFor={id}
        className={
          isStacked ? "font-semibold" : "whitespace-nowrap text-muted-foreground max-md:min-w-20"
        }
      >
        {label}
      </label>
      {children(id)}
    </div>
  );
}
