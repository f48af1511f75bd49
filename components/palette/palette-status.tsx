import { Button } from "@/components/ui/button";
import { formatCount, formatList } from "@/lib/format/numbers";

import type { ResultGroup } from "./search";

interface PaletteStatusProps {
  groups: readonly ResultGroup<unknown>[];
  text: string;
  /** What is loading, and what failed to load: "items", "stocks". */
  loading: readonly string[];
  failed: readonly string[];
  retry: () => void;
}

/** How much was found, and what could not be searched: a line below the results, also announced by screen readers. */
export function PaletteStatus({ groups, text, loading, failed, retry }: PaletteStatusProps) {
  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 border-t px-3 py-1 text-small text-muted-foreground">
      <p role="status" className="min-w-0 flex-1">
        {[
          text.trim() === "" ? "" : countText(groups, text),
          loading.length > 0 ? `Loading ${formatList(loading)}.` : "",
          failed.length > 0 ? `Without ${formatList(failed)}, which didn’t load.` : "",
        ]
          .filter((sentence) => sentence !== "")
          .join(" ")}
      </p>
      {failed.length > 0 && (
        <Button variant="link" size="inline" onClick={retry}>
          Try again
        </Button>
      )}
      <p aria-hidden className="max-md:hidden">
        ↑ ↓ choose, Esc closes
      </p>
    </div>
  );
}

function countText(groups: readonly ResultGroup<unknown>[], text: string): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const shown = groups.reduce((sum, group) => sum + group.hits.length, 0);
  if (total === 0) return `Nothing matches “${text.trim()}”. Try fewer letters, a code or an id.`;
  const results = formatCount(total, "result", "results");
  return shown < total ? `${results}, the best ${shown} are shown.` : `${results}.`;
}
