import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

import { Field, type FieldProps } from "./field";

/** What ties a control to its label and to the words after it. */
interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldMessages {
  /** What is wrong with the value, and what to do. */
  problem?: string | null;
  /** The id of the sentence that says so elsewhere, where several fields share it. */
  problemId?: string | undefined;
  /** Shown while nothing is wrong. */
  hint?: string | undefined;
}

interface FieldWithMessageProps extends FieldMessages, Omit<FieldProps, "children"> {
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, and after it what is wrong or what helps. */
export function FieldWithMessage({
  problem = null,
  problemId,
  hint,
  children,
  ...field
}: FieldWithMessageProps) {
  const isWrong = problem !== null || problemId !== undefined;
  const message = problem ?? hint;
  return (
    <Field {...field}>
      {(id) => {
        const messageId = `${id}-words`;
        return (
          <>
            {children({
              id,
              "aria-describedby": problemId ?? (message === undefined ? undefined : messageId),
              "aria-invalid": isWrong || undefined,
            })}
            {message !== undefined && (
              <p
                key={problem === null ? "hint" : "problem"}
                id={messageId}
                role={problem === null ? undefined : "alert"}
                className={cn(
                  "max-md:w-full",
                  problem === null ? "text-small text-muted-foreground" : "text-destructive",
                  field.isStacked && "text-small",
                )}
              >
                {message}
              </p>
            )}
          </>
        );
      }}
    </Field>
  );
}
