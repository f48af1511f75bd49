import { TextField, type TextFieldProps } from "@/components/list/text-field";
import { parsePercent } from "@/lib/format/percent-input";

/** A percentage from 0 to 100; the hint says of what. */
export function PercentField(props: Pick<TextFieldProps, "label" | "value" | "onChange" | "hint">) {
  return <TextField {...props} inputMode="decimal" problem={percentProblem(props.value)} isShort />;
}

function percentProblem(text: string): string | null {
  if (parsePercent(text) !== null) return null;
  const problem =
    text.trim() === "" ? "There is no percentage." : `“${text.trim()}” is no percentage.`;
  return `${problem} Write a number from 0 to 100, such as 80 or 64.5.`;
}
