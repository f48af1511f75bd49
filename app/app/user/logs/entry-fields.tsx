import { Fragment, use } from "react";

import type { LogField } from "@/lib/game/logs/log-entry";

import { PlayerLinks } from "./player-links";
import { fieldLabel, valueText } from "./text";
import { LogNamesContext } from "./use-log-names";

/** All fields of an entry with their labels. */
export function EntryFields({ fields }: { fields: readonly LogField[] }) {
  if (fields.length === 0) return "–";
  return (
    <span className="block max-w-160">
      {fields.map((field, index) => (
        <Fragment key={`${index} ${field.name}`}>
          {index > 0 && <span className="text-muted-foreground"> · </span>}
          <span className="text-muted-foreground">{fieldLabel(field)}</span> <Value field={field} />
        </Fragment>
      ))}
    </span>
  );
}

function Value({ field: { value } }: { field: LogField }) {
  const names = use(LogNamesContext);
  return value.kind === "players" ? (
    <PlayerLinks {...value} />
  ) : (
    <span className="wrap-anywhere">{valueText(value, names)}</span>
  );
}
