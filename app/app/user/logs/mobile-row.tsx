import { GameTime } from "@/components/game/game-time";

import { RawData } from "./raw-data";
import type { LogRow } from "./rows";
import { formatLogTime } from "./text";
import { EntryFields, Money } from "./values";

/** An entry on a phone. */
export function LogMobileRow({ entry, fields, flow }: LogRow) {
  const { atMs, category, type } = entry;
  return (
    <>
      <p className="pair items-baseline text-read">
        <span>{type.title}</span>
        <span className="font-semibold whitespace-nowrap">
          <Money flow={flow} />
        </span>
      </p>
      <p className="mb-1 pair text-small text-muted-foreground">
        <span>{category}</span>
        <GameTime atMs={atMs}>{formatLogTime(atMs)}</GameTime>
      </p>
      <EntryFields fields={fields} />
      <RawData entry={entry} />
    </>
  );
}
