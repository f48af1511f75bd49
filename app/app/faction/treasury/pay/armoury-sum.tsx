import { useMemo } from "react";

import { useFactionNews } from "@/components/faction/use-faction-news";
import { usePrices } from "@/components/faction/use-prices";
import { FailedCall } from "@/components/feedback/retry-advice";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { Button } from "@/components/ui/button";
import { accessFor } from "@/lib/api/transport/access";
import { formatMoney } from "@/lib/format/numbers";
import { usedWorth, warUseFromMs } from "@/lib/game/treasury/armoury-use";

import type { PayChoice } from "./choices";

interface ArmourySumProps {
  choice: Pick<PayChoice, "startsAtMs" | "endedAtMs">;
  onUse: (costs: number) => void;
}

/** The members' use of the armoury for the war so far, once the news has loaded. */
export function ArmourySum({ choice, onUse }: ArmourySumProps) {
  const { startsAtMs, endedAtMs } = choice;
  const fromMs = warUseFromMs(startsAtMs);
  const { entries, isComplete, error, retry, progress } = useFactionNews("armoury", fromMs);
  const { prices, missing } = usePrices();
  const used = useMemo(
    () => usedWorth(entries ?? [], fromMs, endedAtMs ?? startsAtMs, prices),
    [entries, fromMs, startsAtMs, endedAtMs, prices],
  );
  if (error !== null) {
    return (
      <FailedCall path="faction/news" error={error} retry={retry}>
        Couldn’t load the armoury’s news, so its use can’t be added up.
      </FailedCall>
    );
  }
  const isPriced = missing.every((part) => part.error === null);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      <p>
        Armoury use from 24 h before the start to the end:{" "}
        <b translate="no" className="font-semibold">
          {formatMoney(used.value)}
        </b>
        {!isComplete && " so far"}
        {!isPriced && ", without what has no price"}
      </p>
      {isComplete && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onUse(used.value);
          }}
        >
          Use as costs
        </Button>
      )}
      <LoadProgressNote
        progress={progress}
        count={entries?.length}
        names={["news entry", "news entries"]}
        access={accessFor("faction/news")}
      />
    </div>
  );
}
