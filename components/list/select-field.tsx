import { type ComponentProps, memo } from "react";

import { NativeSelect } from "@/components/ui/native-select";
import type { Choice } from "@/components/window/choice";
import { formatWhole } from "@/lib/format/numbers";

import { Field } from "./field";

/** The maximum number of options: a select with ten thousand freezes. Nearly all lists of the game are shorter. */
const MAX_CHOICES = 1_000;

interface Choosing<T extends string> {
  value: T;
  /** "All" is an option with its own value. */
  options: readonly Choice<T>[];
  onChange: (value: T) => void;
  /** From this index on, the options are names from the game. */
  namesFrom?: number;
}

interface ChoiceSelectProps<T extends string>
  extends Choosing<T>, Pick<ComponentProps<"select">, "id" | "aria-label" | "className"> {}

/** A select for one of `options`, without a visible label. */
export function ChoiceSelect<T extends string>({
  value,
  options,
  onChange,
  namesFrom = Infinity,
  ...props
}: ChoiceSelectProps<T>) {
  const { shown, leftOut } = limitOptions(options, ([choice]) => choice === value);
  return (
    <NativeSelect
      {...props}
      value={value}
      onChange={(event) => {
        const chosen = options.find(([choice]) => choice === event.target.value);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {shown.map(([choice, text], index) => (
        <option key={choice} value={choice} translate={index < namesFrom ? undefined : "no"}>
          {text}
        </option>
      ))}
      <LeftOut count={leftOut} />
    </NativeSelect>
  );
}

interface SelectFieldProps<T extends string> extends Choosing<T> {
  label: string;
}

const Select = <T extends string>({ label, ...choosing }: SelectFieldProps<T>) => (
  <Field label={label}>{(id) => <ChoiceSelect id={id} {...choosing} />}</Field>
);

/** A labelled select for one of `options`. Typing elsewhere doesn't re-render it. */
export const SelectField = memo(Select) as typeof Select;

/** The last line of a select that lists only the first of its options. */
export const LeftOut = ({ count }: { count: number }) =>
  count > 0 && <option disabled>{formatWhole(count)} more not listed</option>;

/**
 * Limits the options of a select to `most`. Returns the options to list, always including the selected option, and the number
 * left out.
 */
export function limitOptions<T>(
  choices: readonly T[],
  isChosen: (choice: T) => boolean,
  most = MAX_CHOICES,
): { shown: readonly T[]; leftOut: number } {
  const leftOut = choices.length - most;
  if (leftOut <= 0) return { shown: choices, leftOut: 0 };
  const shown = choices.slice(0, most);
  const chosen = choices.slice(most).filter(isChosen).slice(0, 1);
  return { shown: [...shown, ...chosen], leftOut: leftOut - chosen.length };
}
