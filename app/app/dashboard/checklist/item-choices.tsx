import { Checkbox } from "@/components/ui/checkbox";

import type { ChecklistItemState } from "./item-state";
import { SECTIONS } from "./items/sections";
import { REASONS } from "./text";

interface ItemChoicesProps {
  checks: readonly ChecklistItemState[];
  /** By id. */
  enabled: Readonly<Record<string, boolean>>;
  onChange: (enabled: Record<string, boolean>) => void;
}

/** Which items are in the checklist. One that does not apply to the player says why. */
export function ItemChoices({ checks, enabled, onChange }: ItemChoicesProps) {
  const shown = checks.filter(({ id, state }) => enabled[id] === true && state !== "disabled");
  return (
    <>
      <p className="text-muted-foreground">
        {shown.length} of {checks.length} items shown. Items that don’t apply to you are left out
        automatically.
      </p>
      <div className="gap-x-10 md:columns-2">
        {SECTIONS.map((section) => (
          <div key={section} className="break-inside-avoid pt-4">
            <fieldset>
              <legend className="w-full border-b pb-1.5 font-semibold">{section}</legend>
              {checks
                .filter((check) => check.section === section)
                .map((check) => (
                  <label
                    key={check.id}
                    className="flex min-h-8 cursor-pointer items-center gap-2.5 border-b border-row py-1 last:border-b-0 hover:bg-accent max-md:min-h-11"
                  >
                    <Checkbox
                      checked={enabled[check.id] === true}
                      onCheckedChange={(isChecked) => {
                        onChange({ ...enabled, [check.id]: isChecked });
                      }}
                    />
                    {check.title}
                    {check.state === "disabled" && (
                      <span className="ml-auto text-right text-small text-muted-foreground">
                        {REASONS[check.reason]}
                      </span>
                    )}
                  </label>
                ))}
            </fieldset>
          </div>
        ))}
      </div>
    </>
  );
}
