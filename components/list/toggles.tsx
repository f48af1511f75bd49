import { Check } from "lucide-react";
import type { ReactNode } from "react";

import type { Choice } from "@/components/window/choice";
import { formatWhole } from "@/lib/format/numbers";

export interface Chip<T extends string = string> {
  value: T;
  text: string;
  /** The number of rows that it would show. */
  count: number;
}

interface ChipsProps<T extends string> {
  /** The label of the group, such as "Show only". */
  label: string;
  chips: readonly Chip<T>[];
  selected: readonly T[];
  /** The number of rows. If it is given, a chip that would show all of them is left out too. */
  total?: number;
  /** Other controls at the beginning of the line. */
  lead?: ReactNode;
  /** The value pressed last is at the end: a page that allows only a single value uses just that. */
  onChange: (chosen: readonly T[]) => void;
}

/**
 * Filters with their counts on one line, which scrolls sideways on a phone. A chip that would show nothing is left
 * out, unless it is pressed: the player must be able to turn it off.
 */
export function Chips<T extends string>({
  label,
  chips,
  selected,
  total,
  lead,
  onChange,
}: ChipsProps<T>) {
  const offered = chips.filter(
    ({ value, count }) => (count > 0 && count !== total) || selected.includes(value),
  );
  if (offered.length === 0 && lead === undefined) return null;
  return (
    <div
      role="group"
      aria-label={label}
      className="flex gap-1.5 py-2 [scrollbar-width:none] max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap"
    >
      {lead}
      {drawToggles(
        offered.map(({ value, text, count }) => [
          value,
          <>
            {text}{" "}
            <span translate="no" className="text-muted-foreground">
              {formatWhole(count)}
            </span>
          </>,
        ]),
        selected,
        onChange,
      )}
    </div>
  );
}

interface ToggleFieldProps<T extends string> {
  label: string;
  options: readonly Choice<T>[];
  chosen: readonly T[];
  /** The value pressed last is at the end: a page that allows only a single value uses just that. */
  onChange: (chosen: readonly T[]) => void;
}

/** A group with one toggle for each option. */
export const ToggleField = <T extends string>({
  label,
  options,
  chosen,
  onChange,
}: ToggleFieldProps<T>) => (
  <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
    {drawToggles(options, chosen, onChange)}
  </div>
);

/** Buttons that stay pressed. One that is on has a tick, not only a tint. */
const drawToggles = <T extends string>(
  options: readonly (readonly [T, ReactNode])[],
  chosen: readonly T[],
  onChange: (chosen: readonly T[]) => void,
) =>
  options.map(([value, content]) => {
    const isOn = chosen.includes(value);
    return (
      <button
        key={value}
        type="button"
        aria-pressed={isOn}
        className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-md border border-input px-3 whitespace-nowrap hover:bg-accent aria-pressed:border-primary aria-pressed:bg-primary-wash max-md:h-11"
        onClick={() => {
          onChange(isOn ? chosen.filter((other) => other !== value) : [...chosen, value]);
        }}
      >
        {isOn && <Check aria-hidden className="size-4 text-primary" />}
        {content}
      </button>
    );
  });
