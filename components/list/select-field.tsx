import { memo } from "react";

import { NativeSelect } from "@/components/ui/native-select";
import type { Choice } from "@/components/window/choice";

import { Field } from "./field";
import { LeftOut } from "./left-out";
import { limitOptions } from "./limit-options";

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  /** "All" is a choice with a value of its own. */
  options: readonly Choice<T>[];
  onChange: (value: T) => void;
  /** From this choice on they are names from the game. */
  namesFrom?: number;
}

function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  namesFrom = Infinity,
}: SelectFieldProps<T>) {
  const { shown, leftOut } = limitOptions(options, ([choice]) => choice === value);
  return (
    <Field label={label}>
      {(id) => (
        <NativeSelect
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find(([choice]) => choice === event.target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {shown.map(([choice, text], place) => (
            <option key={choice} value={choice} translate={place < namesFrom ? undefined : "no"}>
              {text}
            </option>
          ))}
          <LeftOut count={leftOut} />
        </NativeSelect>
      )}
    </Field>
  );
}

/** One of `options`. Typing elsewhere doesn't re-render it. */
export const SelectField = memo(Select) as typeof Select;
