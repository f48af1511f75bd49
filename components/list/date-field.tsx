import { TextField, type TextFieldProps } from "./text-field";

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
