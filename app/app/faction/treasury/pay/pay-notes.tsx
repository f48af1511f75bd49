import type { FactionNews } from "@/components/faction/use-faction-news";
import { FailedCall } from "@/components/feedback/retry-advice";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { accessFor } from "@/lib/api/transport/access";
import type { StoredPay } from "@/lib/store/user/war-pay";

import type { AttackLog } from "./use-attack-log";

interface NewsStateProps {
  news: FactionNews;
  load: (() => void) | null;
}

interface PayNotesProps extends NewsStateProps {
  isChain: boolean;
  terms: Pick<StoredPay, "voided" | "agreedEndMs">;
  log: Pick<AttackLog, "isWhole">;
}

/** The calls that failed, and where the figures come from. */
export const PayNotes = ({ isChain, terms, log, news, load }: PayNotesProps) => (
  <>
    <MembersState />
    <NewsState news={news} load={load} />
    <p className="mt-3 max-w-184 text-muted-foreground">
      {isChain
        ? "Hits and respect come from the chain’s report."
        : "War hits and score come from the war’s report, the rest from the reports of all chains during the war, hits before its start or after its end included. Losses include stalemates and escapes."}{" "}
      {terms.voided.length > 0 && "Voided attacks are taken off. "}
      {terms.agreedEndMs !== null && "Attacks after the agreed end are taken off. "}
      {log.isWhole
        ? "Hits taken come from the attack log. "
        : "Hits taken aren’t counted without the attack log. "}
      Each link opens the game’s form, where you confirm. Ticks, rules, adjustments and voided
      attacks are saved in this browser.
    </p>
  </>
);

/** Without the faction’s members it is unknown who has left. */
function MembersState() {
  const { error, retry } = useOptionalQuery(factionMembersQuery(useSession()));
  return (
    <FailedCall path="faction/members" error={error} retry={retry}>
      Couldn’t load the members, so it isn’t known who has left.
    </FailedCall>
  );
}

/** How far the news that prove payments have loaded. Without faction API access there is no proof, and nothing to say. */
export function NewsState({
  news: { entries, error, retry, progress },
  load,
}: {
  news: FactionNews;
  load: (() => void) | null;
}) {
  if (load !== null) {
    return (
      <p className="mt-3 text-muted-foreground">
        This was over a month ago, so the faction’s news isn’t checked for payments.{" "}
        <Button variant="link" size="inline" onClick={load}>
          Load news
        </Button>
      </p>
    );
  }
  if (error?.kind === "no-faction-access") return null;
  if (error !== null) {
    return (
      <FailedCall path="faction/news" error={error} retry={retry}>
        Couldn’t load the faction’s news, so payments aren’t checked.
      </FailedCall>
    );
  }
  return (
    <LoadProgressNote
      progress={progress}
      count={entries?.length}
      names={["news entry", "news entries"]}
      access={accessFor("faction/news")}
    />
  );
}
