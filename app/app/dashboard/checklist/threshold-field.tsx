import { useId } from "react";

import { Input } from "@/components/ui/input";

interface ThresholdFieldProps {
  label: string;
  value: string;
  /** What it is for. */
  note: string;
  onChange: (text: string) => void;
}

/** A whole number, in whatever words: what is none counts as 0. */
export function ThresholdField({ label, value, note, onChange }: ThresholdFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <p id={`${id}-note`} className="text-small text-muted-foreground">
        {note}
      </p>
    </div>
  );
}
