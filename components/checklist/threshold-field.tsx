import { type ComponentProps, useState } from "react";

import { FieldWithMessage } from "@/components/list/text-field";
import { Input } from "@/components/ui/input";

interface ThresholdFieldProps {
  label: string;
  value: number;
  /** Says what the threshold is for. */
  note: string;
  onChange: (value: number) => void;
}

/** A threshold with its label above it and a note below. */
export function ThresholdField({ label, note, value, onChange }: ThresholdFieldProps) {
  return (
    <FieldWithMessage label={label} hint={note} isStacked>
      {(control) => <ThresholdInput {...control} value={value} onChange={onChange} />}
    </FieldWithMessage>
  );
}

interface ThresholdInputProps extends Pick<
  ComponentProps<"input">,
  "id" | "aria-describedby" | "aria-invalid"
> {
  value: number;
  onChange: (value: number) => void;
}

/** Text that isn’t a number becomes 0 when the player leaves the field; while typing, the last value still counts. */
export function ThresholdInput({ value, onChange, ...control }: ThresholdInputProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function finish() {
    if (typed === null) return;
    // Contract 6.4.
    onChange(typedThreshold(typed) ?? 0);
    setTyped(null);
  }

  return (
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
  );
}

/** A threshold as typed: its whole number, 0 if it is negative; null if there is none. */
function typedThreshold(text: string): number | null {
  const typed = Number.parseInt(text, 10);
  return Number.isNaN(typed) ? null : Math.max(0, typed);
}
