import { TextField, type TextFieldProps } from "./text-field";

interface DateFieldProps extends Pick<
  TextFieldProps,
  "label" | "value" | "onChange" | "problemId"
> {
  /** The first and the last day that make sense, as the value: "2026-11-26". */
  min?: string;
  max?: string;
}

/** A day, by the browser's own calendar: "2026-11-26", or empty. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
