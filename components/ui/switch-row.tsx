import type { ReactNode } from "react";

import { Switch } from "./switch";

interface SwitchRowProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  note?: string | undefined;
  children: ReactNode;
}

/** A choice of yes or no on a line of its own. */
export function SwitchRow({ isOn, onChange, note, children }: SwitchRowProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center justify-between gap-4 border-b border-row">
      <span>
        {children}
        {note !== undefined && <span className="block text-muted-foreground">{note}</span>}
      </span>
      <Switch checked={isOn} onCheckedChange={onChange} />
    </label>
  );
}
