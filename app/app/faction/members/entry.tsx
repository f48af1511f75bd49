import { CopyName } from "@/components/game/copy-name";
import { Leader, Leaders } from "@/components/state/leaders";
import { formatMoney, formatWhole } from "@/lib/format/numbers";

import { InCrime, LastAction } from "./marks";
import type { MemberRow } from "./rows";

/** A member on a phone. */
export function MemberEntry(member: MemberRow) {
  return (
    <>
      <div className="flex items-center justify-between gap-4 text-read">
        <CopyName name={member.name} id={member.id} />
        <p className="font-display text-xl font-medium whitespace-nowrap">
          {formatWhole(member.level)}{" "}
          <span className="font-sans text-small font-normal text-muted-foreground">level</span>
        </p>
      </div>
      <p className="mb-1 flex min-h-6 items-center justify-between gap-4 text-small text-muted-foreground">
        <span>
          <LastAction {...member} />
        </span>
        <span className="flex items-center gap-1.5">
          In OC <InCrime {...member} />
        </span>
      </p>
      <Leaders>
        <Leader label="Money" value={formatMoney(member.money)} wide />
        <Leader label="Points" value={formatWhole(member.points)} />
        <Leader label="Days" value={formatWhole(member.daysInFaction)} />
      </Leaders>
    </>
  );
}
