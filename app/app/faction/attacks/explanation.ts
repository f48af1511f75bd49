import { formatHundredths, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";
import type { HitTotals } from "@/lib/game/faction/attacks";

import type { MemberAttackRow } from "./rows";

/** The lines that list bonus hits separately from other hits; none without bonus hits. */
export const bonusLines = ({ bonusHits, bonusRespect, respectPerHit }: HitTotals) =>
  bonusHits === 0
    ? []
    : [
        { label: "Bonus hits", value: formatWhole(bonusHits) },
        { label: "Respect gained from bonus hits", value: formatHundredths(bonusRespect) },
        {
          label: "Respect per hit, excluding bonus hits",
          value: orDash(respectPerHit, formatHundredths),
        },
      ];

/** Explains a member's net respect. */
export const explainNet = (member: MemberAttackRow) => ({
  title: `Net respect of ${member.name ?? member.id}`,
  lines: [
    { label: "Gained from attacks made", value: formatHundredths(member.gained) },
    ...bonusLines(member),
    { label: "Lost to attacks received", value: orDash(member.lost, formatHundredths) },
    { label: "Net", value: orDash(member.net, formatSignedHundredths) },
  ],
  ...(member.lost === null && {
    note: "The game doesn’t report the respect lost for every attack received.",
  }),
});
