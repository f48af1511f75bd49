import { useState } from "react";

import { FailedCalls } from "@/components/feedback/failed-calls";
import { SectionHeader } from "@/components/figures/section-header";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { rivalsQuery } from "@/lib/api/endpoints/company-rivals";
import { formatCount } from "@/lib/format/numbers";

const RivalRanks = onDemand(() => import("./rival-ranks").then((l) => l.RivalRanks));

interface RivalsProps {
  companyId: number;
  typeId: number;
}

/** The company's ranks among all of its type, which load on request. */
export function Rivals({ companyId, typeId }: RivalsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const session = useSession();
  const rivals = useOptionalQuery({ ...rivalsQuery(session, typeId), enabled: isAsked });
  const companies = rivals.data?.entries;
  return (
    <section aria-label="Rivals" className="mt-6">
      <SectionHeader
        title="Rivals"
        {...(companies && { aside: formatCount(companies.length, "company", "companies") })}
      />
      {companies !== undefined ? (
        <RivalRanks companies={companies} companyId={companyId} />
      ) : isAsked && rivals.error === null ? (
        <p role="status" className="mt-2 text-muted-foreground">
          Loading...
        </p>
      ) : isAsked ? (
        <FailedCalls
          parts={[
            {
              ...rivals,
              path: "company/{typeId}/companies",
              text: "Couldn’t load the companies of your type, so your ranks are unknown.",
            },
          ]}
        />
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted-foreground">
            Your ranks among all companies of your type, 100 a call.
          </p>
          <Button
            variant="outline"
            onClick={() => {
              setIsAsked(true);
            }}
          >
            Load rivals
          </Button>
        </div>
      )}
    </section>
  );
}
