import { useId } from "react";

import { Input } from "@/components/ui/input";
import { checklistConfigStore } from "@/lib/store/checklist-config";
import { useStoredValue } from "@/lib/store/use-stored-value";

/** The threshold of pass rates, kept in the browser. What is no whole number counts as 0 (specification, section 5). */
export function PassRateField() {
  const id = useId();
  const config = useStoredValue(checklistConfigStore);
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted-foreground">
        Pass rate threshold
      </label>
      <span className="w-20">
        <Input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          value={String(config.ocPassRate)}
          onChange={(event) => {
            const typed = Number.parseInt(event.target.value, 10);
            checklistConfigStore.set({
              ...config,
              ocPassRate: Number.isNaN(typed) ? 0 : Math.min(Math.max(typed, 0), 100),
            });
          }}
        />
      </span>
    </div>
  );
}
