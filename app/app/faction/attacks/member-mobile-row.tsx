import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { Explained } from "@/components/figures/explain";
import { formatHundredths, formatWhole, orDash } from "@/lib/format/numbers";

import { explainNet } from "./explanation";
import { MemberName, Net } from "./member-values";
import type { MemberRow } from "./rows";
import { Respect } from "./values";

/** What a member did, on a phone. */
export function MemberMobileRow(member: MemberRow) {
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
      <DescriptionList>
        <DescriptionRow label="Attacks" value={formatWhole(member.attacks)} />
        <DescriptionRow label="Received" value={formatWhole(member.received)} />
        <DescriptionRow label="Wins" value={formatWhole(member.wins)} />
        <DescriptionRow label="Losses" value={formatWhole(member.losses)} />
        <DescriptionRow label="Per hit" value={orDash(member.respectPerHit, formatHundredths)} />
        <DescriptionRow label="Bonus hits" value={<Respect value={member.bonusRespect} />} />
        <DescriptionRow label="Lost" value={<Respect value={member.lost} />} />
        <DescriptionRow
          label="Net"
          value={
            <Explained {...explainNet(member)}>
              <Net value={member.net} />
            </Explained>
          }
        />
      </DescriptionList>
    </>
  );
}
