import { type ReactNode, useId, useMemo, useState } from "react";

import type { Settling } from "@/components/crimes/use-payout-terms";
import { Collapsible } from "@/components/figures/collapsible";
import { LongList } from "@/components/list/long-list";
import { DateField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatGameDayTime } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { Settled } from "@/lib/game/crimes/payout";
import { gameTime } from "@/lib/store/preferences/game-clock";

interface SettledByHandProps {
  /** Those whose names are known. */
  crimes: readonly OrganisedCrime[];
  settled: Settled;
  settling: Settling;
}

/** What the player has marked as settled and when, with undo; and a form to mark everything up to a day. */
export function SettledByHand({ crimes, settled, settling }: SettledByHandProps) {
  const singles = Object.entries(settled.crimes).sort(([, a], [, b]) => b - a);
  const count = singles.length + settled.upTo.length;
  const names = useMemo(() => new Map(crimes.map(({ id, name }) => [String(id), name])), [crimes]);
  return (
    <Collapsible
      title="Marked as settled"
      aside={count === 0 ? "none yet" : formatCount(count, "entry", "entries")}
    >
      <p className="pt-3 text-muted-foreground">
        Paid a crime outside the game&rsquo;s payout? Mark it as settled to clear it from Needs you.
        Saved in this browser.
      </p>
      <UpToDay
        onSettle={(untilMs) => {
          settling.upTo(untilMs, true);
        }}
      />
      {count > 0 && (
        <LongList entries={singles}>
          {(drawn) => (
            <ul aria-label="Settled" className="mt-3 border-t">
              {settled.upTo.map(({ untilMs, atMs }) => (
                <Mark
                  key={`up to ${untilMs}`}
                  atMs={atMs}
                  onUndo={() => {
                    settling.upTo(untilMs, false);
                  }}
                >
                  All crimes up to {formatGameDayTime(untilMs)}
                </Mark>
              ))}
              {drawn.map(([id, atMs]) => (
                <Mark
                  key={id}
                  atMs={atMs}
                  onUndo={() => {
                    settling.crimes([Number(id)], false);
                  }}
                >
                  {names.get(id) ?? "Crime"} [{id}]
                </Mark>
              ))}
            </ul>
          )}
        </LongList>
      )}
    </Collapsible>
  );
}

interface MarkProps {
  atMs: number;
  onUndo: () => void;
  children: ReactNode;
}

function Mark({ atMs, onUndo, children }: MarkProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-row py-1">
      <span id={id}>{children}</span>
      <span className="flex items-center gap-4 text-muted-foreground">
        marked on {formatGameDate(atMs)}
        <Button variant="link" size="inline" aria-describedby={id} onClick={onUndo}>
          Undo
        </Button>
      </span>
    </li>
  );
}

/** Marks everything that was carried out by the end of a day. */
function UpToDay({ onSettle }: { onSettle: (untilMs: number) => void }) {
  const nowMs = useNow(MINUTE_MS);
  const problemId = useId();
  const [day, setDay] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const problem = isAsked ? problemOf(day, nowMs) : null;
  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (problemOf(day, nowMs) !== null) return;
        // Crimes carried out later today aren't settled yet.
        onSettle(Math.min(Date.parse(day) + DAY_MS, gameTime()));
        setDay("");
        setIsAsked(false);
      }}
    >
      <DateField
        label="Settle all up to"
        value={day}
        onChange={setDay}
        max={new Date(nowMs).toISOString().slice(0, 10)}
        problemId={problem === null ? undefined : problemId}
      />
      <Button type="submit" variant="outline" size="sm">
        Mark as settled
      </Button>
      {problem !== null && (
        <p id={problemId} role="alert" className="text-destructive">
          {problem}
        </p>
      )}
    </form>
  );
}

function problemOf(day: string, nowMs: number): string | null {
  const startMs = Date.parse(day);
  if (Number.isNaN(startMs)) return "Choose a day.";
  return startMs > nowMs ? "Choose today or an earlier day." : null;
}
