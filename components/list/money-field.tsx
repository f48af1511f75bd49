import { useId } from "react";

import { Input } from "@/components/ui/input";
import { parseMoney } from "@/lib/format/money-input";

interface MoneyFieldProps {
  label: string;
  /** As typed; it stays, whatever it is. */
  value: string;
  onChange: (text: string) => void;
}

/** What is wrong with a sum as typed, and what to do; nothing is wrong with none. */
export const moneyProblem = (text: string) =>
  text.trim() === "" || parseMoney(text) !== null
    ? null
    : `“${text.trim()}” is not a sum that we can read. Write 5,000,000, 5m or 1.5b.`;

/** A sum of money as players write it: "5,000,000", "5m", "1.5b". */
export function MoneyField({ label, value, onChange }: MoneyFieldProps) {
  const id = useId();
  const problem = moneyProblem(value);
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      <label htmlFor={id} className="whitespace-nowrap text-muted-foreground">
        {label}
      </label>
      <span className="w-40 max-md:min-w-0 max-md:flex-1">
        <Input
          id={id}
          value={value}
          placeholder="5,000,000 or 5m"
          autoComplete="off"
          {...(problem !== null && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </span>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-destructive max-md:w-full">
          {problem}
        </p>
      )}
    </div>
  );
}
