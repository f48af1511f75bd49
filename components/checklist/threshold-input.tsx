import { type ComponentProps, useState } from "react";

import { Input } from "@/components/ui/input";

import { parseThreshold, typedThreshold } from "./thresholds";

interface ThresholdInputProps extends Pick<
  ComponentProps<"input">,
  "id" | "aria-describedby" | "aria-invalid"
> {
  value: number;
  onChange: (value: number) => void;
}

/** Text that isn’t a number becomes 0 when the player leaves the field; while typing, the last value still counts. */
export function ThresholdInput({ value, onChange, ...control }: ThresholdInputProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function finish() {
    if (typed === null) return;
    onChange(parseThreshold(typed));
    setTyped(null);
  }

  return (
    <Input
      {...control}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = typedThreshold(target.value);
        if (number !== null) onChange(number);
      }}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === "Enter") finish();
      }}
    />
  );
}
