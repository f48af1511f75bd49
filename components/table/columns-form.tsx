import { useId, useState } from "react";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";

import type { ColumnChoice } from "./shown-columns";

interface ColumnsFormProps {
  choices: readonly ColumnChoice[];
  shown: readonly string[];
  onShown: (ids: readonly string[]) => void;
}

/** Which columns a table shows. The one that names its rows stays. */
export function ColumnsForm({ choices, shown, onShown }: ColumnsFormProps) {
  const id = useId();
  // The address is updated a moment later; a checkbox must not wait for it.
  const [chosen, setChosen] = useState(shown);

  function choose(ids: readonly string[]) {
    setChosen(ids);
    onShown(ids);
  }

  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 font-semibold">
        Columns
      </p>
      {choices
        .filter(({ namesRow }) => !namesRow)
        .map((choice) => (
          <label
            key={choice.id}
            className="-mx-2 flex min-h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-accent max-md:min-h-11"
          >
            <Checkbox
              checked={chosen.includes(choice.id)}
              onCheckedChange={(isOn) => {
                choose(
                  isOn
                    ? [...chosen, choice.id]
                    : chosen.filter((columnId) => columnId !== choice.id),
                );
              }}
            />
            {choice.title}
          </label>
        ))}
      <Button
        variant="outline"
        size="sm"
        className="mt-2"
        onClick={() => {
          choose(choices.filter(({ isShownAtFirst }) => isShownAtFirst).map((choice) => choice.id));
        }}
      >
        Reset
      </Button>
    </div>
  );
}
