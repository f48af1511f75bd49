import { PlayerLink } from "@/components/game/player-link";
import { orDash } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";

import { type MemberRow, personText } from "./rows";

export function MemberName(member: MemberRow) {
  return (
    <>
      <PlayerLink id={member.id}>{personText(member)}</PlayerLink>
      {member.hasLeft && <span className="text-muted-foreground"> has left</span>}
    </>
  );
}

export const Net = ({ value }: { value: number | null }) => orDash(value, formatSignedHundredths);
