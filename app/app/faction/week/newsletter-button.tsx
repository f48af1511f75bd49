import { Copy } from "lucide-react";

import { copyText } from "@/components/feedback/copy-text";
import { Button } from "@/components/ui/button";
import type { WeekStat } from "@/lib/game/week/member-week";
import { newsletter } from "@/lib/game/week/newsletter";

import type { WeekRow } from "./rows";
import { STAT_TEXT } from "./text";

/** The stats for which the newsletter thanks members. */
const THANKED: readonly WeekStat[] = [
  "respectforfaction",
  "rankedwarhits",
  "attackswon",
  "organizedcrimes",
  "revives",
  "xantaken",
];

/** The newsletter of a period. */
const newsletterText = (title: string, rows: readonly WeekRow[]): string =>
  newsletter({
    title,
    rows,
    stats: THANKED,
    gainText: (stat, gain) => STAT_TEXT[stat].gainText(gain),
  });

/** Copies a newsletter text for the faction: thanks to the top members, then the totals. It names no member who did little. */
export function NewsletterButton({ title, rows }: { title: string; rows: readonly WeekRow[] }) {
  return (
    <Button
      variant="link"
      onClick={() => {
        void copyText(newsletterText(title, rows), {
          copied: "A thank-you to your top members",
          otherwise: "Allow copying for this site, then try again.",
        });
      }}
    >
      <Copy aria-hidden />
      Copy newsletter text
    </Button>
  );
}
