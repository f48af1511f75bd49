import { useId } from "react";

import { Input } from "@/components/ui/input";

interface DateFieldProps {
  label: string;
  /** "2026-11-26", or empty. */
  value: string;
  onChange: (day: string) => void;
  /** The first and the last day that make sense. */
  min?: string;
  max?: string;
  /** The id of the sentence that says what is wrong with it. */
  problemId?: string | undefined;
}

/** A day, by the browser's own calendar. */
export function DateField({ label, value, onChange, min, max, problemId }: DateFieldProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 max-md:w-full">
      <label htmlFor={id} className="whitespace-nowrap text-muted-foreground max-md:w-20">
        {label}
      </label>
      <span className="w-40 max-md:min-w-0 max-md:flex-1">
        <Input
          id={id}
          type="date"
          value={value}
          min={min}
          max={max}
          {...(problemId !== undefined && { "aria-invalid": true, "aria-describedby": problemId })}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </span>
    </div>
  );
}
