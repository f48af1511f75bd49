import type { ReactNode } from "react";

import { Explain } from "@/components/figures/explain";
import type { FactionNews } from "@/components/faction/use-faction-news";
import { ViewHeadline } from "@/components/figures/page-headline";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { type ArmouryUse, totalUse } from "@/lib/game/treasury/armoury-use";
import { cn } from "@/lib/utils";

import { usedText, valueText } from "./columns";
import { explainTotal } from "./explanation";
import type { UseRow } from "./rows";

interface UseHeadlineProps {
  rows: readonly UseRow[];
  /** Null if nothing is known. */
  total: ArmouryUse | null;
  /** Null if there is no period to load. */
  news: Pick<FactionNews, "sinceMs" | "isComplete"> | null;
}

/** The members who made fewer attacks than what they used is enough for; if there are none, the value of all items used. */
export function UseHeadline({ rows, total, news }: UseHeadlineProps) {
  const { sinceMs = null, isComplete = false } = news ?? {};
  if (total === null || sinceMs === null) {
    return <Glance figure="–" text="used from the armoury" note={null} />;
  }
  const users = rows.filter(({ used }) => used.count > 0).length;
  if (!isComplete) {
    const note = `Used by ${formatCount(users, "member", "members")} so far`;
    return (
      <Glance
        figure={formatWhole(total.kinds.xanax.count)}
        text={`Xanax since ${formatShortGameDay(sinceMs)}`}
        note={note}
      />
    );
  }
  const idle = rows.filter(({ group }) => group === "idle");
  const found = [...idle, ...rows.filter(({ group }) => group === "short")];
  const value = valueText(total.used, formatMoneyShort);
  const isFound = found.length > 0;
  return (
    <Glance
      figure={isFound ? formatWhole(found.length) : value}
      text={
        isFound
          ? idle.length === found.length
            ? "used Xanax and made no hits"
            : "attacked less than expected"
          : `used by ${formatCount(users, "member", "members")}`
      }
      note={
        <>
          {isFound
            ? `${valueText(totalUse(found).used, formatMoneyShort)} of ${value} used`
            : usedText(total)}
          {/* On a phone the button would make these lines higher. */}
          <span className={cn(isFound && "max-md:hidden")}>
            {" "}
            {users > 0 && <Explain {...explainTotal(total)} />}
          </span>
          {isFound && (
            <>
              <span className="md:hidden">.</span> Expected: 10 attacks per Xanax, 6 per energy
              refill
              <span className="max-md:hidden"> (30 points)</span>.
            </>
          )}
        </>
      }
    />
  );
}

interface GlanceProps {
  figure: string;
  text: string;
  note: ReactNode;
}

/** The line of the note stays while nothing is known, so that nothing moves. */
const Glance = ({ figure, text, note }: GlanceProps) => (
  <section aria-label="At a glance">
    <ViewHeadline figure={figure}>{text}</ViewHeadline>
    <p className="min-h-6 text-muted-foreground">{note}</p>
  </section>
);
