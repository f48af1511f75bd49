import { useId } from "react";

import { Input } from "@/components/ui/input";
import { parsePercent } from "@/lib/format/percent-input";

interface PercentFieldProps {
  label: string;
  /** As typed; it stays, whatever it is. */
  value: string;
  onChange: (text: string) => void;
  /** What it is a percentage of. */
  hint: string;
}

/** A percentage from 0 to 100. */
export function PercentField({ label, value, onChange, hint }: PercentFieldProps) {
  const id = useId();
  const isWrong = parsePercent(value) === null;
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      <label htmlFor={id} className="whitespace-nowrap text-muted-foreground">
        {label}
      </label>
      <span className="w-24">
        <Input
          id={id}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={isWrong ? `${id}-problem` : `${id}-hint`}
          {...(isWrong && { "aria-invalid": true })}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </span>
      {isWrong ? (
        <p id={`${id}-problem`} role="alert" className="text-destructive max-md:w-full">
          {value.trim() === "" ? "There is no percentage." : `“${value.trim()}” is no percentage.`}{" "}
          Write a number from 0 to 100, such as 80 or 64.5.
        </p>
      ) : (
        <p id={`${id}-hint`} className="text-small text-muted-foreground max-md:w-full">
          {hint}
        </p>
      )}
    </div>
  );
}
