import type { PolledQuery } from "@/components/reading/use-polling";
import { Button } from "@/components/ui/button";
import { TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { warPollingStore } from "@/lib/store/preferences/page-settings";

import { ATTACK_DAYS, type Fights } from "./use-fights";

interface OldNoteProps {
  query: PolledQuery<unknown>;
  nowMs: number;
}

/** Since when the states are those of the past, and what brings newer ones. */
export function OldNote({ query, nowMs }: OldNoteProps) {
  const polling = useStoredValue(warPollingStore);
  const at = formatGameMoment(query.fetchedAtMs, nowMs);
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 bg-muted px-3 py-1.5"
    >
      {polling.isOn
        ? `No answer from the game since ${at}. States may have changed.`
        : `Updates are paused. States are those of ${at}.`}
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          warPollingStore.set({ ...polling, isOn: true });
          query.refetch();
        }}
      >
        {polling.isOn ? "Try again" : "Resume"}
      </Button>
    </p>
  );
}

interface FootnoteProps {
  fights: Pick<Fights, "attackCount" | "textContext">;
  /** How often the list loads. */
  everyMs: number;
}

/** Where the figures come from. */
export function Footnote({ fights, everyMs }: FootnoteProps) {
  const { attackCount, textContext } = fights;
  const since =
    textContext.attacksFromMs === null
      ? `in the last ${ATTACK_DAYS} days`
      : `since ${formatShortGameDay(textContext.attacksFromMs)}`;
  return (
    <p className="max-w-200 py-3 text-small text-muted-foreground">
      Ready players are sorted by respect, the others by when they’re out.{" "}
      {attackCount !== null &&
        `${sourceOf(attackCount, since)} from attacks on you; for total stats, spy reports come first. `}
      A figure older than 14 days is marked “old”. Attacks by hidden players are excluded.
      {everyMs > TARGET_INTERVALS_MS.list &&
        ` A list as long as this one loads every ${formatWhole(everyMs / 1000)} seconds.`}
    </p>
  );
}

const sourceOf = (attackCount: number, since: string) =>
  attackCount === 0
    ? `You made no attacks ${since}. Figures come`
    : `Figures come from your ${formatCount(attackCount, "attack", "attacks")} ${since}, then`;
