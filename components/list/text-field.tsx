import { type ComponentProps, useId } from "react";

import { Input } from "@/components/ui/input";

export interface TextFieldProps extends Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "placeholder" | "min" | "max"
> {
  label: string;
  /** As typed; it stays, whatever it is. */
  value: string;
  onChange: (text: string) => void;
  /** What is wrong with it, and what to do. */
  problem?: string | null;
  /** The id of the sentence that says so elsewhere, where several fields share it. */
  problemId?: string | undefined;
  /** Shown after the field while nothing is wrong with it. */
  hint?: string;
  /** Whether the field is for a few characters only. */
  isShort?: boolean;
}

/** A field with its label before it, and after it what is wrong with the typed text. */
export function TextField({
  label,
  onChange,
  problem = null,
  problemId,
  hint,
  isShort = false,
  ...input
}: TextFieldProps) {
  const id = useId();
  const isWrong = problem !== null || problemId !== undefined;
  const words = problem ?? hint;
  const wordsId = problemId ?? (words === undefined ? undefined : `${id}-words`);
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      <label htmlFor={id} className="whitespace-nowrap text-muted-foreground max-md:min-w-20">
        {label}
      </label>
      <span className={isShort ? "w-24" : "w-40 max-md:min-w-0 max-md:flex-1"}>
        <Input
          {...input}
          id={id}
          autoComplete="off"
          aria-describedby={wordsId}
          {...(isWrong && { "aria-invalid": true })}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </span>
      {problem !== null ? (
        <p key="problem" id={`${id}-words`} role="alert" className="text-destructive max-md:w-full">
          {problem}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${id}-words`} className="text-small text-muted-foreground max-md:w-full">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
