import { Minus, Plus } from "lucide-react";

import { Button } from "@/components/ui/button";
import { formatWhole } from "@/lib/format/numbers";

interface StepperProps {
  /** The term for what is counted. */
  name: string;
  count: number;
  min?: number;
  max: number;
  onChange: (count: number) => void;
}

const STEP = "size-9 px-0 max-md:size-11";

/** A count between two buttons, which remove one and add one. */
export const Stepper = ({ name, count, min = 0, max, onChange }: StepperProps) => (
  <span role="group" aria-label={name} className="flex items-center">
    <Button
      variant="outline"
      className={STEP}
      aria-label={`Remove one ${name}`}
      disabled={count <= min}
      onClick={() => {
        onChange(count - 1);
      }}
    >
      <Minus aria-hidden />
    </Button>
    <output translate="no" className="w-9 text-center font-semibold">
      {formatWhole(count)}
    </output>
    <Button
      variant="outline"
      className={STEP}
      aria-label={`Add one ${name}`}
      disabled={count >= max}
      onClick={() => {
        onChange(count + 1);
      }}
    >
      <Plus aria-hidden />
    </Button>
  </span>
);
