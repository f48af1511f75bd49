import { Leader, Leaders } from "@/components/state/leaders";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";

import { Balance, InOc, LastAction, State } from "./values";
import { MemberName } from "./notes/member-name";
import type { MemberRow } from "./rows";

/** A member on a phone. */
export function MemberEntry(member: MemberRow) {
  return (
    <>
      <div className="pair text-read">
        <MemberName id={member.id} name={member.name} note={member.note} />
        <p className="font-display text-xl font-medium whitespace-nowrap">
          {formatWhole(member.level)}{" "}
          <span className="font-sans text-small font-normal text-muted-foreground">level</span>
        </p>
      </div>
      <p className="mb-1 pair min-h-6 text-small text-muted-foreground">
        <span>
          <LastAction {...member} />
        </span>
        <span className="flex items-center gap-1.5">
          In OC <InOc {...member} />
        </span>
      </p>
      {member.state !== "Okay" && member.state !== "" && (
        <p className="mb-1 text-small">
          <State {...member} />
        </p>
      )}
      <Leaders>
        <Leader label="Money" value={<Balance of={member.money} format={formatMoney} />} wide />
        <Leader label="Points" value={<Balance of={member.points} format={formatWhole} />} />
        <Leader label="Days" value={orDash(member.daysInFaction, formatWhole)} />
        {member.position !== "" && <Leader label="Position" value={member.position} wide />}
        {member.revives !== null && <Leader label="Revives" value={member.revives} wide />}
      </Leaders>
      {member.note !== "" && <p className="mt-1 text-small wrap-anywhere">{member.note}</p>}
    </>
  );
}
