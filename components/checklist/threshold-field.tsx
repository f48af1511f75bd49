import { useState } from "react";

import { FieldWithMessage } from "@/components/list/text-field";
import { Input } from "@/components/ui/input";
import { parseCount } from "@/lib/format/number-input";

interface ThresholdFieldProps {
  label: string;
  value: number;
  /** Says what the threshold is for. */
  note?: string;
  /** True if the label is above the field, which then fills its container. */
  isStacked?: boolean;
  onChange: (value: number) => void;
}

/**
 * A field for a threshold, with its note below. While the player types, the last valid value counts. Text that isn’t a number
 * becomes 0 when the player leaves the field. A message says which number counts for text that isn't a whole number.
 */
export function ThresholdField({
  label,
  note,
  value,
  isStacked = false,
  onChange,
}: ThresholdFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function finish() {
    if (typed === null) return;
    // Contract 6.4.
    onChange(typedThreshold(typed) ?? 0);
    setTyped(null);
  }

  return (
    <FieldWithMessage
      label={label}
      hint={note}
      problem={typed === null ? null : thresholdProblem(typed)}
      isStacked={isStacked}
    >
      {(control) => (
        <span className={isStacked ? undefined : "w-20"}>
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
    </FieldWithMessage>
  );
}

/** Parses a typed threshold: a whole number, or 0 if it is negative; null if the text has no number. */
function typedThreshold(text: string): number | null {
  const typed = parseCount(text) ?? Number.parseInt(text, 10);
  return Number.isNaN(typed) ? null : Math.max(0, typed);
}

const thresholdProblem = (text: string) =>
  text.trim() === "" || parseCount(text) !== null
    ? null
    : `“${text.trim()}” isn’t a whole number. It counts as ${typedThreshold(text) ?? 0}.`;
