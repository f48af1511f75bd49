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
  /** The text as typed, even if it is invalid. */
  value: string;
  onChange: (text: string) => void;
  /** True if the field is for a few characters only. */
  isShort?: boolean;
  /** True if the label is above the field, which then fills its container. */
  isStacked?: boolean;
  /** Shown instead of the browser's own text while the field doesn't have the focus. */
  shown?: string;
}

/** A field for one line of text. */
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

/** The attributes that connect a control with its label and its message. */
interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldMessages {
  /** The error message: the problem with the value, and what to do. */
  problem?: string | null;
  /** The id of an error message elsewhere, if several fields share it. */
  problemId?: string | undefined;
  /** Shown while there is no error. */
  hint?: string | undefined;
}

interface FieldWithMessageProps extends FieldMessages, Omit<FieldProps, "children"> {
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, followed by the error message or the hint. */
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
  /** The first and the last valid day, in the format of the value: "2026-11-26". */
  min?: string;
  max?: string;
}

/**
 * A date field with the browser's own calendar. Its value is "2026-11-26" or empty. While it doesn't have the focus, it shows the
 * day in the game's format, since each browser orders month and day in its own way.
 */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" shown={dayAsInGame(props.value)} />;
}

/** "26/11/2026"; the placeholder of an empty field has the same order. */
const dayAsInGame = (value: string): string =>
  value === "" ? "dd/mm/yyyy" : value.split("-").toReversed().join("/");

/** The error message for a typed amount; null if the amount is valid or empty. */
export const moneyProblem = (text: string) =>
  text.trim() === "" || parseMoney(text) !== null
    ? null
    : `Couldn’t read “${text.trim()}” as whole dollars. Enter an amount such as 5,000,000, 5m or 1.5b.`;

/** A field for a sum of money in the formats that players use: "5,000,000", "5m", "1.5b". */
export function MoneyField(
  props: Pick<TextFieldProps, "label" | "value" | "onChange" | "hint" | "isStacked">,
) {
  return <TextField {...props} placeholder="5,000,000 or 5m" problem={moneyProblem(props.value)} />;
}
