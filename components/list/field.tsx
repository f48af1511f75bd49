import { type ReactNode, useId } from "react";

import { cn } from "@/lib/utils";

/** What ties a control to its label and to the words after it. */
interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldWords {
  label: ReactNode;
  /** What is wrong with the value, and what to do. */
  problem?: string | null;
  /** The id of the sentence that says so elsewhere, where several fields share it. */
  problemId?: string | undefined;
  /** Shown after the control while nothing is wrong. */
  hint?: string | undefined;
}

interface FieldProps extends FieldWords {
  /** Whether the label stands above the control, not before it. */
  isStacked?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, and after it what is wrong or what helps. */
export function Field({
  label,
  problem = null,
  problemId,
  hint,
  isStacked = false,
  children,
}: FieldProps) {
  const id = useId();
  const isWrong = problem !== null || problemId !== undefined;
  const words = problem ?? hint;
  const wordsId = problemId ?? (words === undefined ? undefined : `${id}-words`);
  return (
    <div className={isStacked ? "grid gap-1.5" : "flex flex-wrap items-center gap-2 max-md:w-full"}>
      <label
        htmlFor={id}
        className={
          isStacked ? "font-semibold" : "whitespace-nowrap text-muted-foreground max-md:min-w-20"
        }
      >
        {label}
      </label>
      {children({ id, "aria-describedby": wordsId, "aria-invalid": isWrong || undefined })}
      {words !== undefined && (
        <p
          key={problem === null ? "hint" : "problem"}
          id={`${id}-words`}
          role={problem === null ? undefined : "alert"}
          className={cn(
            "max-md:w-full",
            problem === null ? "text-small text-muted-foreground" : "text-destructive",
            isStacked && "text-small",
          )}
        >
          {words}
        </p>
      )}
    </div>
  );
}
