import type { ComponentProps, ReactNode } from "react";

import { Input } from "@/components/ui/input";
import { parseMoney } from "@/lib/format/number-input";
import { cn } from "@/lib/utils";

import { Field, type FieldProps } from "./field";

interface TextFieldProps
  extends
    FieldMessages,
    Pick<ComponentProps<"input">, "type" | "inputMode" | "placeholder" | "min" | "max"> {
  label: string;
  /** As typed; it stays, whatever it is. */
  value: string;
  onChange: (text: string) => void;
  /** Whether the field is for a few characters only. */
  isShort?: boolean;
  /** Whether the label is above the field, which is as wide as its place. */
  isStacked?: boolean;
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
  isStacked = false,
  shown,
  ...input
}: TextFieldProps) {
  return (
    <FieldWithMessage
      label={label}
      problem={problem}
      problemId={problemId}
      hint={hint}
      isStacked={isStacked}
    >
      {(control) => (
        <span
          className={cn(
            "relative",
            !isStacked && (isShort ? "w-24" : "w-40 max-md:min-w-0 max-md:flex-1"),
          )}
        >
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

/** What ties a control to its label and to the words after it. */
interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldMessages {
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

interface DateFieldProps extends Pick<
  TextFieldProps,
  "label" | "value" | "onChange" | "problemId"
> {
  /** The first and the last day that make sense, as the value: "2026-11-26". */
  min?: string;
  max?: string;
}

/**
 * A day, by the browser's own calendar: "2026-11-26", or empty. Until it is used it shows the day as the game writes it,
 * since a browser puts month and day in an order of its own.
 */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" shown={dayAsInGame(props.value)} />;
}

/** "26/11/2026"; the placeholder of an empty field has the same order. */
const dayAsInGame = (value: string): string =>
  value === "" ? "dd/mm/yyyy" : value.split("-").toReversed().join("/");

/** What is wrong with an amount as typed, and what to do; an empty one is fine. */
export const moneyProblem = (text: string) =>
  text.trim() === "" || parseMoney(text) !== null
    ? null
    : `Couldn’t read “${text.trim()}” as whole dollars. Enter an amount such as 5,000,000, 5m or 1.5b.`;

/** A sum of money as players write it: "5,000,000", "5m", "1.5b". */
export function MoneyField(
  props: Pick<TextFieldProps, "label" | "value" | "onChange" | "hint" | "isStacked">,
) {
  return <TextField {...props} placeholder="5,000,000 or 5m" problem={moneyProblem(props.value)} />;
}
