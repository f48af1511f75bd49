import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { Button } from "@/components/ui/button";
import { accessFor } from "@/lib/api/transport/access";
import { formatGameDayTime } from "@/lib/format/days";
import type { PayTerms } from "@/lib/game/treasury/pay-terms";

import { parseAgreedEnd } from "./agreed-end";
import type { PayChoice } from "./choices";
import { ParsedField } from "./parsed-field";
import type { AttackLog } from "./use-attack-log";

interface AttackLogPartProps {
  log: AttackLog;
  choice: PayChoice;
  terms: Pick<PayTerms, "voided" | "agreedEndMs">;
  onChange: (changes: Pick<PayTerms, "agreedEndMs">) => void;
}

/** The attack log on request, and the end of the war that both factions agreed on. */
export function AttackLogPart({ log, choice, terms, onChange }: AttackLogPartProps) {
  const { kind, startsAtMs, endedAtMs } = choice;
  const { agreedEndMs } = terms;
  const end = endedAtMs ?? startsAtMs;
  const { count, progress, error, load } = log;
  return (
    <div className="pt-2">
      {load !== null && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-muted-foreground">
          <Button variant="link" size="inline" onClick={load}>
            Load the attack log
          </Button>
          <span>lists each member’s attacks, to void some, and counts hits taken</span>
        </p>
      )}
      {error === null && (
        <LoadProgressNote
          progress={progress}
          count={count}
          names={["attack", "attacks"]}
          access={accessFor("faction/attacks")}
        />
      )}
      {kind === "war" && (
        <div className="max-w-60 py-2">
          <ParsedField<number | null>
            label="Agreed end (TCT)"
            value={agreedEndMs}
            format={(atMs) => (atMs === null ? "" : formatGameDayTime(atMs))}
            parse={(text) => parseAgreedEnd(text, { startsAtMs, endedAtMs: end })}
            onChange={(atMs) => {
              onChange({ agreedEndMs: atMs });
            }}
            problem={`Enter a time in the war, such as ${formatGameDayTime(startsAtMs + (end - startsAtMs) / 2)}.`}
            placeholder={formatGameDayTime(end)}
            inputMode="text"
            hint="Attacks after it don’t count."
          />
        </div>
      )}
    </div>
  );
}
