import { PlayerLink } from "@/components/game/player-link";
import { formatHundredths, orDash } from "@/lib/format/numbers";
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

export const explainNet = (member: MemberRow) => ({
  title: `Net respect of ${member.name ?? member.id}`,
  lines: [
    { label: "Gained from attacks made", value: formatHundredths(member.gained) },
    { label: "Lost to attacks received", value: orDash(member.lost, formatHundredths) },
    { label: "Net", value: orDash(member.net, formatSignedHundredths) },
  ],
  ...(member.lost === null && {
    note: "The game doesn’t report the respect lost for every attack received.",
  }),
});
