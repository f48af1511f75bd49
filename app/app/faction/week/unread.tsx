import { adviceFor } from "@/components/state/advice";
import { ReadingNote } from "@/components/state/reading-note";
import type { Reading } from "@/components/state/use-timeline";
import { Button } from "@/components/ui/button";
import { needsOf } from "@/lib/api/access";
import type { ApiError } from "@/lib/api/errors";

interface Part {
  error: ApiError | null;
  retry: () => void;
}

export interface UnreadProps {
  /** The faction’s sums since its members joined. */
  sums: readonly Part[];
  crimes: Part & { reading: Reading; count: number };
  balance: Part;
}

/** What can't be read, each with its one button, and what is still being read. */
export function Unread({ sums, crimes, balance }: UnreadProps) {
  const failed = sums.filter(({ error }) => error !== null);
  return (
    <>
      <Missing
        what="What members trained and used"
        error={failed[0]?.error ?? null}
        retry={() => {
          failed.forEach(({ retry }) => {
            retry();
          });
        }}
        needs={needsOf("faction/contributors")}
      />
      <Missing what="What crimes brought" {...crimes} needs={needsOf("faction/crimes")} />
      <Missing what="The members’ balances" {...balance} needs={needsOf("faction/balance")} />
      <ReadingNote
        reading={crimes.reading}
        count={crimes.count}
        names={["crime", "crimes"]}
        needs={needsOf("faction/crimes")}
      />
    </>
  );
}

function Missing({ what, error, retry, needs }: Part & { what: string; needs: string }) {
  if (error === null) return null;
  return (
    <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-3 text-destructive">
      {what} can’t be read. {adviceFor(error, needs)}
      <Button variant="outline" size="sm" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
