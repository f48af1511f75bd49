import { Collapsible } from "@/components/figures/collapsible";
import { LongList } from "@/components/list/long-list";
import { formatGameDayTime } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";

interface UnreadEntriesProps {
  entries: readonly { id: string; atMs: number; text: string }[];
}

/** The entries of a faction's or a company's news that weren't understood, in the game's words. */
export function UnreadEntries({ entries }: UnreadEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Collapsible
      title="Not understood"
      aside={formatCount(entries.length, "news entry", "news entries")}
    >
      <LongList entries={entries}>
        {(shown) => (
          <ul>
            {shown.map(({ id, atMs, text }) => (
              <li key={id} className="border-b border-row py-2">
                <span className="text-muted-foreground">{formatGameDayTime(atMs)}</span>{" "}
                <span translate="no">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </Collapsible>
  );
}
