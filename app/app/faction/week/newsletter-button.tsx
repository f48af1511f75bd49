import { Copy } from "lucide-react";

import { copyText } from "@/components/feedback/copy-text";
import { Button } from "@/components/ui/button";
import type { WeekStat } from "@/lib/game/week/week-stats";

import type { WeekRow } from "./rows";
import { STAT_TEXT } from "./text";

/** What a faction thanks its members for. */
const THANKED: readonly WeekStat[] = [
  "respectforfaction",
  "rankedwarhits",
  "attackswon",
  "organizedcrimes",
  "revives",
  "xantaken",
];

/** Copies a text for the faction: thanks first, and nobody who did little. */
export function NewsletterButton({ title, rows }: { title: string; rows: readonly WeekRow[] }) {
  return (
    <Button
      variant="outline"
      onClick={() => {
        const amount = (stat: WeekStat, gain: number) => STAT_TEXT[stat].amount(gain);
        const text = import("@/lib/game/week/newsletter").then(({ newsletter }) =>
          newsletter({ title, rows, stats: THANKED, amount }),
        );
        void copyText(text, {
          copied: "A text that thanks those who did most",
          otherwise: "Allow it for this site, then try again.",
        });
      }}
    >
      <Copy aria-hidden />
      Copy for the newsletter
    </Button>
  );
}
