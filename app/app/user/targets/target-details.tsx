import { Copy } from "lucide-react";

import { copyText } from "@/components/feedback/copy-text";
import { LastAction } from "@/components/fight/fighter";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { GameLink } from "@/components/figures/row-links";
import { profileUrl } from "@/components/game/player-link";
import { type NoteDrafts, NoteForm } from "@/components/notes/note-form";
import { Button } from "@/components/ui/button";
import { formatShortGameDay } from "@/lib/format/days";
import { formatHundredths, formatWhole } from "@/lib/format/numbers";
import { ATTACK_DAYS } from "@/lib/game/fight/estimate";
import type { ScoreAt } from "@/lib/game/fight/fair-fight";

import { explainDifficulty, explainRespect, explainStats } from "./explanation";
import type { ListRow } from "./rows";
import {
  daysAgo,
  difficultyText,
  rangeText,
  statsText,
  type TextContext,
} from "@/components/fight/fight-text";

interface TargetDetailsProps {
  row: ListRow;
  context: TextContext;
  scoreAt: ScoreAt;
  drafts: NoteDrafts;
}

/** All known figures of a target with their calculation, and the player's note. */
export function TargetDetails({ row, context, scoreAt, drafts }: TargetDetailsProps) {
  const { estimate, stats, record } = row;
  const { hasAttacks, attacksFromMs, nowMs } = context;
  const { strength, atMs } = estimate;
  return (
    <div className="grid gap-x-10 gap-y-3 pt-1 pb-4 pl-10 max-md:pl-0 @4xl/page:grid-cols-[minmax(0,1fr)_18rem]">
      <DescriptionList>
        <DescriptionRow
          label="Respect"
          value={
            <>
              {rangeText(estimate.respect)} <Explain {...explainRespect(row, nowMs)} />
            </>
          }
        />
        <DescriptionRow label="If you mug" value={rangeText(estimate.respectIfMugged)} />
        <DescriptionRow
          label="Fair fight"
          value={`${rangeText(estimate.fairFight)}${atMs === null ? "" : `, ${daysAgo(atMs, nowMs)}`}`}
        />
        <DescriptionRow
          label="Difficulty"
          value={
            <>
              {difficultyText(estimate)}{" "}
              {strength !== null && <Explain {...explainDifficulty(row)} />}
            </>
          }
        />
        <DescriptionRow
          label="Total stats"
          value={
            <>
              {statsText(stats, estimate, context)}{" "}
              {stats !== null && <Explain {...explainStats(row, scoreAt, nowMs)} />}
            </>
          }
        />
        <DescriptionRow
          label="Battle score"
          value={strength === null ? "–" : `${formatHundredths(strength.scoreRatio)} × yours`}
        />
        <DescriptionRow
          label={
            attacksFromMs === null
              ? `Your attacks in ${ATTACK_DAYS} days`
              : `Your attacks since ${formatShortGameDay(attacksFromMs)}`
          }
          value={
            record === undefined
              ? hasAttacks
                ? "none"
                : "–"
              : `won ${formatWhole(record.won)} of ${formatWhole(record.attacks)}`
          }
        />
        {row.attackedYouAtMs !== null && (
          <DescriptionRow label="Attacked you" value={daysAgo(row.attackedYouAtMs, nowMs)} />
        )}
        <DescriptionRow label="Last action" value={<LastAction lastAction={row.lastAction} />} />
      </DescriptionList>
      <div className="grid content-start gap-2">
        <NoteForm
          key={row.note}
          playerId={row.id}
          name={row.name}
          note={row.note}
          drafts={drafts}
        />
        <p className="flex items-center gap-4">
          <GameLink href={profileUrl(row.id)}>Profile</GameLink>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              const id = String(row.id);
              void copyText(id, { copied: id, otherwise: `Copy it yourself: ${id}` });
            }}
          >
            <Copy aria-hidden />
            Copy id
          </Button>
        </p>
      </div>
    </div>
  );
}
