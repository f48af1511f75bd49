import { Copy } from "lucide-react";

import { Seen } from "@/components/fight/fighter";
import { copyText } from "@/components/feedback/copy-text";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { GameLink } from "@/components/figures/row-links";
import { profileUrl } from "@/components/game/links";
import { NoteForm } from "@/components/notes/note-form";
import { Button } from "@/components/ui/button";
import type { ScoreAt } from "@/lib/game/fight/fair-fight";
import { formatHundredths, formatWhole } from "@/lib/format/numbers";

import { explainDifficulty, explainRespect, explainStats } from "./explanation";
import type { ListRow } from "./rows";
import { daysAgo, difficultyText, rangeText, statsText } from "./text";

interface TargetDetailsProps {
  row: ListRow;
  nowMs: number;
  scoreAt: ScoreAt;
}

/** All that is known of a target, how it is calculated, and the player's note. */
export function TargetDetails({ row, nowMs, scoreAt }: TargetDetailsProps) {
  const { estimate, stats, record } = row;
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
              {statsText(stats, estimate)}{" "}
              {stats !== null && <Explain {...explainStats(row, scoreAt, nowMs)} />}
            </>
          }
        />
        <DescriptionRow
          label="Battle score"
          value={strength === null ? "–" : `${formatHundredths(strength.scoreRatio)} of yours`}
        />
        <DescriptionRow
          label="Your attacks in 90 days"
          value={
            record === undefined
              ? "none"
              : `won ${formatWhole(record.won)} of ${formatWhole(record.attacks)}`
          }
        />
        <DescriptionRow label="Last action" value={<Seen seen={row.seen} />} />
      </DescriptionList>
      <div className="grid content-start gap-2">
        <NoteForm key={row.note} memberId={row.id} name={row.name} note={row.note} />
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
