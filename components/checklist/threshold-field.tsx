import { useId, useState } from "react";

import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";

import { parseThreshold, typedThreshold } from "./thresholds";

interface ThresholdFieldProps {
  label: string;
  value: number;
  /** What it is for, below the field. Without it the label is before the field. */
  note?: string;
  onChange: (value: number) => void;
}

/** Text that isn’t a number becomes 0 when the player leaves the field; while typing, the last value still counts. */
export function ThresholdField({ label, value, note, onChange }: ThresholdFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isInline = note === undefined;

  function finish() {
    if (typed === null) return;
    onChange(parseThreshold(typed));
    setTyped(null);
  }

  return (
    <div className={isInline ? "flex items-center gap-2" : "grid gap-1.5"}>
      <label htmlFor={id} className={isInline ? "text-muted-foreground" : "font-semibold"}>
        {label}
      </label>
      <span className={cn(isInline && "w-20")}>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          {...(!isInline && { "aria-describedby": `${id}-note` })}
          onChange={({ target }) => {
            setTyped(target.value);
            const number = typedThreshold(target.value);
            if (number !== null) onChange(number);
          }}
          onBlur={finish}
          onKeyDown={({ key }) => {
            if (key === "Enter") finish();
          }}
        />
      </span>
      {!isInline && (
        <p id={`${id}-note`} className="text-small text-muted-foreground">
          {note}
        </p>
      )}
    </div>
  );
}
