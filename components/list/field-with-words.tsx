import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

import { Field, type FieldProps } from "./field";

/** What ties a control to its label and to the words after it. */
interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldWords {
  /** What is wrong with the value, and what to do. */
  problem?: string | null;
  /** The id of the sentence that says so elsewhere, where several fields share it. */
  problemId?: string | undefined;
  /** Shown while nothing is wrong. */
  hint?: string | undefined;
}

interface FieldWithWordsProps extends FieldWords, Omit<FieldProps, "children"> {
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, and after it what is wrong or what helps. */
export function FieldWithWords({
  problem = null,
  problemId,
  hint,
  children,
  ...field
}: FieldWithWordsProps) {
  const isWrong = problem !== null || problemId !== undefined;
  const words = problem ?? hint;
  return (
    <Field {...field}>
      {(id) => {
        const wordsId = `${id}-words`;
        return (
          <>
            {children({
              id,
              "aria-describedby": problemId ?? (words === undefined ? undefined : wordsId),
              "aria-invalid": isWrong || undefined,
            })}
            {words !== undefined && (
              <p
                key={problem === null ? "hint" : "problem"}
                id={wordsId}
                role={problem === null ? undefined : "alert"}
                className={cn(
                  "max-md:w-full",
                  problem === null ? "text-small text-muted-foreground" : "text-destructive",
                  field.isStacked && "text-small",
                )}
              >
                {words}
              </p>
            )}
          </>
        );
      }}
    </Field>
  );
}
