import { useId } from "react";

import { CheckRow } from "./check-row";
import type { Names } from "./items/define-check";
import type { Group } from "./groups";
import type { ItemId } from "./items/items";

/** A section of the checklist, and how much of it is done. */
export function CheckGroup({
  group: { section, shown, done, count },
  names,
  sharedIds,
}: {
  group: Group;
  names: Names;
  /** The items whose failure is told above, for several. */
  sharedIds: ReadonlySet<ItemId> | undefined;
}) {
  const id = useId();
  return (
    <div className="@container/checks break-inside-avoid">
      <div className="flex items-baseline justify-between gap-2 border-b pt-4 pb-1.5 max-md:pt-2.5">
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
            <CheckRow
              key={check.id}
              check={check}
              names={names}
              isShared={sharedIds?.has(check.id) ?? false}
            />
          ))}
        </ul>
      ) : (
        <p className="py-2 text-muted-foreground">All done</p>
      )}
    </div>
  );
}
