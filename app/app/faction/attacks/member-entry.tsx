import { Explained } from "@/components/state/explain";
import { Leader, Leaders } from "@/components/state/leaders";
import { formatWhole } from "@/lib/format/numbers";

import { Respect } from "./figures";
import { explainNet, MemberName, Net } from "./member-figures";
import type { MemberRow } from "./rows";

/** What a member did, on a phone. */
export function MemberEntry(member: MemberRow) {
  return (
    <>
      <div className="flex items-center justify-between gap-4 text-read">
        <span>
          <MemberName {...member} />
        </span>
        <Explained {...explainNet(member)}>
          <Net value={member.net} />
        </Explained>
      </div>
      <Leaders>
        <Leader label="Attacks" value={formatWhole(member.attacks)} />
        <Leader label="Received" value={formatWhole(member.received)} />
        <Leader label="Wins" value={formatWhole(member.wins)} />
        <Leader label="Losses" value={formatWhole(member.losses)} />
        <Leader label="Gained" value={<Respect value={member.gained} />} />
        <Leader label="Lost" value={<Respect value={member.lost} />} />
      </Leaders>
    </>
  );
}
