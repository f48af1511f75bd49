import { useState } from "react";

import { FieldWithWords } from "@/components/list/field-with-words";
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
  const [typed, setTyped] = useState<string | null>(null);
  const isStacked = note !== undefined;

  function finish() {
    if (typed === null) return;
    onChange(parseThreshold(typed));
    setTyped(null);
  }

  return (
    <FieldWithWords label={label} hint={note} isStacked={isStacked}>
      {(control) => (
        <span className={cn(!isStacked && "w-20")}>
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(value)}
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
      )}
    </FieldWithWords>
  );
}
