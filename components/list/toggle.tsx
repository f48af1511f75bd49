import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface ToggleProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button that stays pressed. One that is on has a tick, not only a tint. */
export const Toggle = ({ isOn, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-md border border-input px-3 whitespace-nowrap hover:bg-accent aria-pressed:border-primary aria-pressed:bg-primary-wash max-md:h-11"
    onClick={onPress}
  >
    {isOn && <Check aria-hidden className="size-4 text-primary" />}
    {children}
  </button>
);
