import { useId } from "react";

import { NativeSelect } from "@/components/ui/native-select";

export interface SortSelectProps {
  options: readonly { value: string; text: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Replaces the column headers on a phone. */
export function SortSelect({ options, value, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Sort</label>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
