import { useState } from "react";

import { TextField } from "@/components/list/text-field";

interface ParsedFieldProps<T> {
  label: string;
  value: T;
  /** The value as text, while the player isn't typing. */
  format: (value: T) => string;
  /** Undefined if the text isn't a value. */
  parse: (text: string) => T | undefined;
  onChange: (value: T) => void;
  /** The message if the text isn't a value. */
  problem: string;
  placeholder?: string;
  inputMode?: "decimal" | "numeric" | "text";
  hint?: string | undefined;
}

/**
 * A field with its label above. What is typed stays as it is until the field is left; a text that is no value stays longer, with a
 * message, and changes nothing.
 */
export function ParsedField<T>({
  label,
  value,
  format,
  parse,
  onChange,
  problem,
  placeholder = "",
  inputMode = "decimal",
  hint,
}: ParsedFieldProps<T>) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parse(typed) === undefined;
  return (
    <div
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    >
      <TextField
        label={label}
        value={typed ?? format(value)}
        onChange={(text) => {
          setTyped(text);
          const parsed = parse(text);
          if (parsed !== undefined) onChange(parsed);
        }}
        problem={isWrong ? problem : null}
        placeholder={placeholder}
        inputMode={inputMode}
        hint={hint}
        isStacked
      />
    </div>
  );
}
