import { Ellipsis } from "lucide-react";

import { PlayerName } from "@/components/game/player-name";
import { Button } from "@/components/ui/button";
import { formatShortGameDay } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import type { AgreementProgress } from "@/lib/game/companies/agreements";
import { cn } from "@/lib/utils";

import { termsText } from "./agreement-text";
import { owedText } from "./text";

interface AgreementRowProps {
  agreement: AgreementProgress;
  /** False if no trains are known. */
  isGivenKnown: boolean;
  /** True if the player is no longer an employee. */
  hasLeft: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** An agreement with what was given, and a bar that is as long as the part that was given. */
export function AgreementRow({
  agreement,
  isGivenKnown,
  hasLeft,
  isOpen,
  onToggle,
}: AgreementRowProps) {
  const { name, trains, given, owed, isPartial, fromMs } = agreement;
  const isDone = owed === 0;
  return (
    <div className="relative grid min-h-13 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b py-1">
      <p className="min-w-0 leading-5 wrap-anywhere">
        <b className="font-semibold">
          <PlayerName>{name}</PlayerName>
        </b>{" "}
        <span className="block text-small text-muted-foreground">
          {termsText(agreement)}, since {formatShortGameDay(fromMs)}
          {hasLeft && ", not in the company"}
        </span>
      </p>
      <p className="text-right leading-5">
        {!isGivenKnown ? (
          "–"
        ) : isDone ? (
          <span className="text-muted-foreground">Done</span>
        ) : (
          <b className="font-semibold">{owedText(agreement)} owed</b>
        )}{" "}
        <span className="block text-small text-muted-foreground">
          {isGivenKnown
            ? `${formatWhole(given)} of ${formatWhole(trains)} given${isPartial ? " so far" : ""}`
            : "given unknown"}
        </span>
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-expanded={isOpen}
        aria-label={`Edit or delete ${name}’s agreement, ${termsText(agreement)}`}
        title="Edit or delete"
        onClick={onToggle}
      >
        <Ellipsis aria-hidden />
      </Button>
      {isGivenKnown && given > 0 && (
        <span
          aria-hidden
          className={cn(
            "filled absolute -bottom-px left-0 h-0.5",
            isDone ? "bg-muted-foreground" : "bg-primary",
          )}
          style={{ width: `${(given / trains) * 100}%` }}
        />
      )}
    </div>
  );
}
