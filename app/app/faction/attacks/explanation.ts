import { formatHundredths, orDash } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";

import type { MemberRow } from "./rows";

/** What a member's net respect comes from. */
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
