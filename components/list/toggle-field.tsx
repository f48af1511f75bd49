import { Check } from "lucide-react";

interface ToggleFieldProps<T extends string> {
  label: string;
  /** Value and text of each choice. */
  options: readonly (readonly [value: T, text: string])[];
  chosen: readonly T[];
  onChange: (chosen: readonly T[]) => void;
}

/** Choices of which any may be on. One that is on has a tick, not only a tint. */
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
