import type { ComponentProps } from "react";

import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";

import { FieldWithMessage, type FieldMessages } from "./field-with-message";

export interface TextFieldProps
  extends
    FieldMessages,
    Pick<ComponentProps<"input">, "type" | "inputMode" | "placeholder" | "min" | "max"> {
  label: string;
  /** As typed; it stays, whatever it is. */
  value: string;
  onChange: (text: string) => void;
  /** Whether the field is for a few characters only. */
  isShort?: boolean;
  /** Shown in place of what the browser would write, while the field isn't used. */
  shown?: string;
}

/** One line of text. */
export function TextField({
  label,
  problem = null,
  problemId,
  hint,
  onChange,
  isShort = false,
  shown,
  ...input
}: TextFieldProps) {
  return (
    <FieldWithMessage label={label} problem={problem} problemId={problemId} hint={hint}>
      {(control) => (
        <span className={cn("relative", isShort ? "w-24" : "w-40 max-md:min-w-0 max-md:flex-1")}>
          <Input
            {...input}
            {...control}
            autoComplete="off"
            {...(shown !== undefined && { className: "peer not-focus:text-transparent" })}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
          {shown !== undefined && (
            <span
              aria-hidden
              className={cn(
                "pointer-events-none absolute inset-y-0 left-2.5 flex items-center peer-focus:hidden max-md:text-read",
                input.value === "" && "text-muted-foreground",
              )}
            >
              {shown}
            </span>
          )}
        </span>
      )}
    </FieldWithMessage>
  );
}
