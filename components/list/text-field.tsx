import type { ComponentProps } from "react";

import { Input } from "@/components/ui/input";

import { FieldWithWords, type FieldWords } from "./field-with-words";

export interface TextFieldProps
  extends
    FieldWords,
    Pick<ComponentProps<"input">, "type" | "inputMode" | "placeholder" | "min" | "max"> {
  label: string;
  /** As typed; it stays, whatever it is. */
  value: string;
  onChange: (text: string) => void;
  /** Whether the field is for a few characters only. */
  isShort?: boolean;
}

/** One line of text. */
export function TextField({
  label,
  problem = null,
  problemId,
  hint,
  onChange,
  isShort = false,
  ...input
}: TextFieldProps) {
  return (
    <FieldWithWords label={label} problem={problem} problemId={problemId} hint={hint}>
      {(control) => (
        <span className={isShort ? "w-24" : "w-40 max-md:min-w-0 max-md:flex-1"}>
          <Input
            {...input}
            {...control}
            autoComplete="off"
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
        </span>
      )}
    </FieldWithWords>
  );
}
