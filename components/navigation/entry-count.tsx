import { formatWhole } from "@/lib/format/numbers";

/** At the right of an entry, a dot in icon mode. It is no part of the link, whose name stays the same. */
export const EntryCount = ({ count, words }: { count: number; words: string }) => (
  <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-small text-muted-foreground peer-aria-[current]:font-semibold peer-aria-[current]:text-sidebar-primary rail:inset-y-auto rail:top-1.5 rail:right-2 rail:size-1.5 rail:rounded-full rail:bg-sidebar-primary">
    <span className="rail:sr-only">{formatWhole(count)}</span>
    <span className="sr-only"> {words}</span>
  </span>
);
