import { createContext, type ReactNode, use } from "react";

import { Checkbox } from "@/components/ui/checkbox";

/** What a tick in a table does. A context, so that the columns stay the same when ticks change. */
export const Ticks = createContext<(id: number, isTicked: boolean) => void>(() => undefined);

interface TickBoxProps {
  id: number;
  isTicked: boolean;
  /** The box's label. */
  children: ReactNode;
}

export function TickBox({ id, isTicked, children }: TickBoxProps) {
  const tick = use(Ticks);
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2.5 max-md:min-h-11">
      <Checkbox
        checked={isTicked}
        onCheckedChange={(isOn) => {
          tick(id, isOn);
        }}
      />
      {children}
    </label>
  );
}
