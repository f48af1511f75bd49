import { useId } from "react";

import { CheckRow } from "./check-row";
import type { Group } from "./groups";
import type { Names } from "./use-names";

/** A section of the checklist, and how much of it is done. */
export function CheckGroup({
  group: { section, shown, done, count },
  names,
}: {
  group: Group;
  names: Names;
}) {
  const id = useId();
  return (
    <div className="@container/checks break-inside-avoid">
      <div className="flex items-baseline justify-between gap-2 border-b pt-4 pb-1.5">
        <h3 id={id} className="font-semibold">
          {section}
        </h3>
        <p className="text-muted-foreground">
          {done} of {count}
        </p>
      </div>
      {shown.length > 0 ? (
        <ul aria-labelledby={id}>
          {shown.map((check) => (
            <CheckRow key={check.id} check={check} names={names} />
          ))}
        </ul>
      ) : (
        <p className="py-2 text-muted-foreground">All done</p>
      )}
    </div>
  );
}
