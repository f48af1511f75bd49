import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { formatCount, formatHundredths, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";
import type { AttackTotals } from "@/lib/game/faction/attacks";

import { bonusLines } from "./explanation";

interface AttacksHeadlineProps {
  /** Null where nobody can be told from the enemies. */
  totals: AttackTotals | null;
  /** "in the last 24 hours". */
  text: string;
}

export function AttacksHeadline({ totals, text }: AttacksHeadlineProps) {
  if (totals === null) {
    const why = "Who belongs to your faction is unknown.";
    return <PageHeadline figure="–" text="respect gained" note={why} status={[why]} side={[]} />;
  }
  const { attacks, wins, losses, received, gained, lost, net } = totals;
  const { bonusHits, bonusRespect, respectPerHit } = totals;
  return (
    <PageHeadline
      figure={formatHundredths(gained)}
      text="respect gained"
      note={
        <>
          <b className="text-foreground">
            {formatWhole(wins)} of {formatCount(attacks, "attack", "attacks")}
          </b>{" "}
          won {text}.{" "}
          <Explain
            title="Respect gained"
            lines={[
              { label: "Attacks made", value: formatWhole(attacks) },
              { label: "Won", value: formatWhole(wins) },
              { label: "Lost", value: formatWhole(losses) },
              { label: "Neither won nor lost", value: formatWhole(attacks - wins - losses) },
              { label: "Respect gained by them", value: formatHundredths(gained) },
              ...bonusLines(totals),
              { label: "Respect lost to attacks on us", value: orDash(lost, formatHundredths) },
              { label: "Net", value: orDash(net, formatSignedHundredths) },
            ]}
            note="Respect gained adds up what the game reports for each attack by the faction."
          />
        </>
      }
      status={[`${formatWhole(wins)} of ${formatCount(attacks, "attack", "attacks")} won ${text}`]}
      side={[
        {
          label: "Respect per hit",
          value: orDash(respectPerHit, formatHundredths),
          note:
            bonusHits === 0
              ? "of attacks won"
              : `without ${formatCount(bonusHits, "bonus hit", "bonus hits")} for ${formatHundredths(bonusRespect)}`,
        },
        {
          label: "Respect lost",
          value: orDash(lost, formatHundredths),
          note: lost === null ? "The game doesn’t say" : "by attacks on us",
        },
        { label: "Attacks made", value: formatWhole(attacks), note: `${formatWhole(wins)} won` },
        { label: "Attacks received", value: formatWhole(received), note: "on members" },
      ]}
    />
  );
}
