import { OwnerMissing } from "@/components/history/owner-missing";
import { adviceFor } from "@/components/state/advice";
import { ReadingNote } from "@/components/state/reading-note";
import { Missing as MissingAnswer } from "@/components/state/retry-advice";
import type { ReadProgress } from "@/components/state/use-timeline";
import { Button } from "@/components/ui/button";
import { accessFor } from "@/lib/api/access";
import type { ApiError } from "@/lib/api/errors";

interface Part {
  error: ApiError | null;
  retry: () => void;
}

export interface UnreadProps {
  /** The faction’s sums since its members joined. */
  totals: readonly Part[];
  crimes: Part & { reading: ReadProgress; count: number; faction: Part };
  balance: Part;
}

/** What can't be read, each with its one button, and what is still being read. */
export function Unread({ totals, crimes, balance }: UnreadProps) {
  const failed = totals.filter(({ error }) => error !== null);
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
        access={accessFor("faction/contributors")}
      />
      <Missing what="What crimes brought" {...crimes} access={accessFor("faction/crimes")} />
      <Missing what="The members’ balances" {...balance} access={accessFor("faction/balance")} />
      <OwnerMissing />
      <MissingAnswer path="faction/basic" {...crimes.faction}>
        Couldn’t load your faction: the crimes loaded here aren’t saved for your next visit.
      </MissingAnswer>
      <ReadingNote
        reading={crimes.reading}
        count={crimes.count}
        names={["crime", "crimes"]}
        access={accessFor("faction/crimes")}
      />
    </>
  );
}

function Missing({ what, error, retry, access }: Part & { what: string; access: string }) {
  if (error === null) return null;
  return (
    <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-3 text-destructive">
      {what} can’t be read. {adviceFor(error, access)}
      <Button variant="outline" size="sm" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
