import { memo, useId } from "react";

import { NativeSelect } from "@/components/ui/native-select";

import type { Choice } from "./choice";
import { LeftOut } from "./left-out";
import { listed } from "./listed";

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  /** "All" is a choice with a value of its own. */
  options: readonly Choice<T>[];
  onChange: (value: T) => void;
}

function Field<T extends string>({ label, value, options, onChange }: SelectFieldProps<T>) {
  const id = useId();
  const { shown, leftOut } = listed(options, ([choice]) => choice === value);
  return (
    <div className="flex items-center gap-2 max-md:w-full">
      <label htmlFor={id} className="text-muted-foreground max-md:w-20">
        {label}
      </label>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find(([choice]) => choice === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {shown.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
        <LeftOut count={leftOut} />
      </NativeSelect>
    </div>
  );
}

/** One of `options`. Typing elsewhere doesn't re-render it. */
export const SelectField = memo(Field) as typeof Field;
