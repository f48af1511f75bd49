import { Check } from "lucide-react";

import type { Choice } from "./choice";

interface ToggleFieldProps<T extends string> {
  label: string;
  options: readonly Choice<T>[];
  chosen: readonly T[];
  /** The last one is the one just pressed: a page that allows only one uses just that. */
  onChange: (chosen: readonly T[]) => void;
}

/** Buttons that stay pressed. One that is on has a tick, not only a tint. */
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
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            className="inline-flex h-9 items-center gap-1.5 rounded-md border border-input px-3 hover:bg-accent aria-pressed:border-primary aria-pressed:bg-primary-wash max-md:h-11"
            onClick={() => {
              onChange(isOn ? chosen.filter((other) => other !== value) : [...chosen, value]);
            }}
          >
            {isOn && <Check aria-hidden className="size-4 text-primary" />}
            {text}
          </button>
        );
      })}
    </div>
  );
}
