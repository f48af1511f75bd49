import { Explained } from "@/components/state/explain";
import { Leader, Leaders } from "@/components/state/leaders";
import { formatHundredths, formatWhole, orDash } from "@/lib/format/numbers";

import { Respect } from "./values";
import { explainNet } from "./explanation";
import { MemberName, Net } from "./member-values";
import type { MemberRow } from "./rows";

/** What a member did, on a phone. */
export function MemberEntry(member: MemberRow) {
  return (
    <>
      <div className="pair text-read">
        <span>
          <MemberName {...member} />
        </span>
        <p className="font-display text-xl font-medium whitespace-nowrap">
          <Respect value={member.gained} />{" "}
          <span className="font-sans text-small font-normal text-muted-foreground">gained</span>
        </p>
      </div>
      <Leaders>
        <Leader label="Attacks" value={formatWhole(member.attacks)} />
        <Leader label="Received" value={formatWhole(member.received)} />
        <Leader label="Wins" value={formatWhole(member.wins)} />
        <Leader label="Losses" value={formatWhole(member.losses)} />
        <Leader label="Per hit" value={orDash(member.respectPerHit, formatHundredths)} />
        <Leader label="Bonus hits" value={<Respect value={member.bonusRespect} />} />
        <Leader label="Lost" value={<Respect value={member.lost} />} />
        <Leader
          label="Net"
          value={
            <Explained {...explainNet(member)}>
              <Net value={member.net} />
            </Explained>
          }
        />
      </Leaders>
    </>
  );
}
