import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { GameTime } from "@/components/game/game-time";
import { formatGameDayTime } from "@/lib/format/days";

import type { AttackRow } from "./rows";
import { Gained, Respect, Side } from "./values";

/** An attack on a phone. */
export function AttackMobileRow(attack: AttackRow) {
  const { atMs, attacker, defender, result, lost } = attack;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-read wrap-anywhere">
        <Side person={attacker} />
        <span className="text-muted-foreground">attacked</span>
        <Side person={defender} />
      </p>
      <p className="mb-1 pair min-h-6 text-small text-muted-foreground">
        <span>{result}</span>
        <GameTime atMs={atMs}>{formatGameDayTime(atMs)}</GameTime>
      </p>
      <DescriptionList>
        <DescriptionRow label="Gained" value={<Gained {...attack} />} />
        <DescriptionRow label="Lost" value={<Respect value={lost} />} />
      </DescriptionList>
    </>
  );
}
