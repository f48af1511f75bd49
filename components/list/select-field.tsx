import { useId } from "react";

import { NativeSelect } from "@/components/ui/native-select";

interface SelectFieldProps {
  label: string;
  value: string;
  /** Value and text of each choice. "All" is a choice with a value of its own. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 max-md:w-full">
      <label htmlFor={id} className="text-muted-foreground max-md:w-20">
        {label}
      </label>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
