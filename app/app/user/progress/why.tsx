import { useState } from "react";

import { Panel } from "@/components/feedback/panel";
import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { accessFor } from "@/lib/api/transport/access";

import type { ProgressRow } from "./rows";

const Reasons = onDemand(() => import("./reasons").then((l) => l.Reasons));

/** What the player's own log says about the changes: it is read when the player asks. */
export function Why({ rows }: { rows: readonly ProgressRow[] }) {
  const [isAsked, setIsAsked] = useState(false);
  const change = rows.find((row) => row.change !== null)?.change;
  if (!change) return null;
  const { from, to } = change;
  return (
    <section aria-label="Why" className="mt-6">
      <SectionHeader title="Why">
        {!isAsked && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setIsAsked(true);
            }}
          >
            Ask my log
          </Button>
        )}
      </SectionHeader>
      {isAsked ? (
        <Panel
          loading="Loading data..."
          error="Error loading log data"
          access={accessFor("user/log")}
          rows={6}
        >
          <Reasons
            key={`${from.dayMs} ${to.dayMs}`}
            rows={rows}
            span={{ fromMs: from.dayMs, toMs: to.dayMs }}
          />
        </Panel>
      ) : (
        <p className="py-2 text-muted-foreground">
          What crimes, markets, stocks and training brought in these days, from your own log: ten
          calls at most, more if you ask for them.
        </p>
      )}
    </section>
  );
}
