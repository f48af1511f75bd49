import type { Choice } from "@/components/window/choice";

import { Toggle } from "./toggle";

interface ToggleFieldProps<T extends string> {
  label: string;
  options: readonly Choice<T>[];
  chosen: readonly T[];
  /** The last one is the one just pressed: a page that allows only one uses just that. */
  onChange: (chosen: readonly T[]) => void;
}

/** One toggle for each option. */
export function ToggleField<T extends string>({
  label,
  options,
  chosen,
  onChange,
}: ToggleFieldProps<T>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {options.map(([value, text]) => {
        const isOn = chosen.includes(value);
        return (
          <Toggle
            key={value}
            isOn={isOn}
            onPress={() => {
              onChange(isOn ? chosen.filter((other) => other !== value) : [...chosen, value]);
            }}
          >
            {text}
          </Toggle>
        );
      })}
    </div>
  );
}
