import { parseMoney } from "@/lib/format/number-input";

import { TextField, type TextFieldProps } from "./text-field";

/** What is wrong with an amount as typed, and what to do; an empty one is fine. */
export const moneyProblem = (text: string) =>
  text.trim() === "" || parseMoney(text) !== null
    ? null
    : `“${text.trim()}” isn’t an amount. Enter one such as 5,000,000, 5m or 1.5b.`;

/** A sum of money as players write it: "5,000,000", "5m", "1.5b". */
export function MoneyField(props: Pick<TextFieldProps, "label" | "value" | "onChange">) {
  return <TextField {...props} placeholder="5,000,000 or 5m" problem={moneyProblem(props.value)} />;
}
