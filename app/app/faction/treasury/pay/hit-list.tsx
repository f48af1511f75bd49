import { GameTime } from "@/components/game/game-time";
import { WithNames } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { TextField } from "@/components/list/text-field";
import { Checkbox } from "@/components/ui/checkbox";
import { formatGameDayTime } from "@/lib/format/days";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { CountedAttack, VoidedAttack } from "@/lib/game/treasury/attack-log";

import type { PayRow } from "./rows";
import { attackText } from "./attack-text";

interface HitListProps {
  row: Pick<PayRow, "id" | "name" | "isPaid">;
  isChain: boolean;
  /** The member's attacks that have loaded, newest first. */
  counted: readonly CountedAttack[];
  /** The member's attacks that are voided, whether or not they have loaded. */
  voided: readonly VoidedAttack[];
  /** Voids an attack for a reason; null to count it again. */
  onVoid: (attack: CountedAttack, reason: string | null) => void;
}

/** A member's attacks, each of which can be voided. Once the member is paid, only those that are voided are listed. */
export function HitList({ row, isChain, counted, voided, onVoid }: HitListProps) {
  const voidedById = new Map(voided.map((each) => [each.id, each]));
  const all = [...new Map([...voided, ...counted].map((each) => [each.id, each])).values()];
  const shown = (row.isPaid ? voided : all).toSorted((a, b) => b.atMs - a.atMs || b.id - a.id);
  if (shown.length === 0) return null;
  return (
    <section aria-label={`Attacks of ${row.name}`} className="pb-4 md:pl-8">
      <p className="border-b py-1.5 text-small text-muted-foreground">
        {row.isPaid ? "Voided attacks" : "Attacks, tick to void"}
        {!row.isPaid && `: ${formatWhole(voided.length)} of ${formatWhole(shown.length)} voided`}
      </p>
      <LongList entries={shown} part={20}>
        {(listed) => (
          <ul aria-label={row.isPaid ? "Voided attacks" : "Attacks"}>
            {listed.map((attack) => (
              <HitRow
                key={attack.id}
                attack={attack}
                isChain={isChain}
                isLocked={row.isPaid}
                reason={voidedById.get(attack.id)?.reason ?? null}
                onVoid={onVoid}
              />
            ))}
          </ul>
        )}
      </LongList>
      {row.isPaid && (
        <p className="py-1.5 text-small text-muted-foreground">
          {formatCount(voided.length, "attack", "attacks")} left out of the pay. Untick Paid to
          change that.
        </p>
      )}
    </section>
  );
}

interface HitRowProps extends Pick<HitListProps, "isChain" | "onVoid"> {
  attack: CountedAttack;
  isLocked: boolean;
  /** Null if the attack counts. */
  reason: string | null;
}

function HitRow({ attack, isChain, isLocked, reason, onVoid }: HitRowProps) {
  const text = attackText(attack, isChain);
  const line = (
    <span className="min-w-0 py-1.5 wrap-anywhere">
      <span className="text-muted-foreground">
        <GameTime atMs={attack.atMs}>{formatGameDayTime(attack.atMs)}</GameTime>
      </span>{" "}
      <span className={reason === null ? "" : "line-through"}>
        <WithNames names={attack.target === "" ? [] : [attack.target]}>{text}</WithNames>
      </span>
      {reason !== null && " voided"}
      {isLocked && reason !== null && reason !== "" && (
        <>
          : <span translate="no">{reason}</span>
        </>
      )}
    </span>
  );
  return (
    <li className="border-b border-row">
      {isLocked ? (
        line
      ) : (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <Checkbox
            checked={reason !== null}
            onCheckedChange={(isOn) => {
              onVoid(attack, isOn ? "" : null);
            }}
          />
          <span className="sr-only">Void: </span>
          {line}
        </label>
      )}
      {!isLocked && reason !== null && (
        <div className="max-w-80 pb-2 pl-7">
          <TextField
            label="Reason"
            value={reason}
            onChange={(typed) => {
              onVoid(attack, typed);
            }}
            placeholder="Saved in this browser"
            isStacked
          />
        </div>
      )}
    </li>
  );
}
