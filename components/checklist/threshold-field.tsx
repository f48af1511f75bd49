import { FieldWithMessage } from "@/components/list/field-with-message";

import { ThresholdInput } from "./threshold-input";

interface ThresholdFieldProps {
  label: string;
  value: number;
  /** What it is for. */
  note: string;
  onChange: (value: number) => void;
}

/** A threshold, with its label above it and what it is for below. */
export function ThresholdField({ label, note, value, onChange }: ThresholdFieldProps) {
  return (
    <FieldWithMessage label={label} hint={note} isStacked>
      {(control) => <ThresholdInput {...control} value={value} onChange={onChange} />}
    </FieldWithMessage>
  );
}
