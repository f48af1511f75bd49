import { useId } from "react";

import { PartHeader } from "@/components/figures/part-header";

import { CheckRow } from "./check-row";
import type { Group } from "./groups";
import type { Names } from "./items/define-check";
import type { ItemId } from "./items/items";

/** A section of the checklist, and how much of it is done. */
export function CheckGroup({
  group: { section, visible, done, count },
  names,
  sharedIds,
}: {
  group: Group;
  names: Names;
  /** The items whose failure the banner above shows. */
  sharedIds: ReadonlySet<ItemId> | undefined;
}) {
  const id = useId();
  return (
    <div className="@container/checks break-inside-avoid">
      <PartHeader id={id} title={section} aside={`${done} of ${count}`} />
      {visible.length > 0 ? (
        <ul aria-labelledby={id}>
          {visible.map((check) => (
            <CheckRow
              key={check.id}
              check={check}
              names={names}
              isFailureInBanner={sharedIds?.has(check.id) ?? false}
            />
          ))}
        </ul>
      ) : (
        <p className="py-2 text-muted-foreground">All done</p>
      )}
    </div>
  );
}
