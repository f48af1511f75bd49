"use client";

import { ListChecks } from "lucide-react";
import { Suspense, useState } from "react";

import { SectionHeader } from "@/components/figures/section-header";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { fingerprint } from "@/lib/api/transport/session";

/** Contains every endpoint of the app and its description by the game, so it loads only when the check starts. */
const CheckRun = onDemand(() => import("./check-run").then((module) => module.CheckRun));

/** Checks that the game's responses match the app's expectations. A different key clears the results. Source: contract 19.2. */
export function CheckResponses() {
  const session = useSession();
  return <Check key={fingerprint(session)} isSample={session.isSample} />;
}

function Check({ isSample }: { isSample: boolean }) {
  const [round, setRound] = useState(0);
  const next = () => {
    setRound((before) => before + 1);
  };
  return (
    <section aria-label="Check API responses" className="mt-8 max-md:mt-4">
      <SectionHeader title="Check API responses" />
      <p className="mt-2 max-w-136">
        Makes a test call to every endpoint the app uses, and shows where the game’s responses have
        changed.
        {!isSample && " Takes about two minutes, with at most 30 calls per minute."}
      </p>
      {round === 0 ? (
        <Button variant="outline" className="mt-3" onClick={next}>
          <ListChecks aria-hidden />
          Check now
        </Button>
      ) : (
        <Suspense
          fallback={
            <p role="status" className="mt-3 text-muted-foreground">
              Loading...
            </p>
          }
        >
          <CheckRun key={round} onAgain={next} />
        </Suspense>
      )}
    </section>
  );
}
