import { useId } from "react";

import { PartHead } from "@/components/state/part-head";

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
      <PartHead id={id} title={section} aside={`${done} of ${count}`} />
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
